/*
 * Gatsby's own preset rewrites classes, spreads and more for browsers of long ago, whatever package.json says. This one leaves
 * what those named there know.
 */
module.exports = {
  presets: [
    ['@babel/preset-env', { bugfixes: true, shippedProposals: true, modules: false }],
    ['@babel/preset-react', { runtime: 'automatic' }],
  ],
};
