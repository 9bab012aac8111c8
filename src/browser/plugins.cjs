/*
 * What Gatsby calls in the browser, in place of its list of plugins (.cache/api-runner-browser-plugins.js): of those, the
 * site's own file alone has something to do here, and each would bring its settings along.
 */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- as the file it stands for has it
module.exports = [{ plugin: require('../../gatsby-browser.tsx'), options: { plugins: [] } }];
