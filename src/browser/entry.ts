/**
 * What Gatsby's start evaluates, from the ground up: each finds evaluated what it builds on. Of the router one name is asked
 * for, or webpack would keep all that it has, for servers too.
 */
const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["navigate"] */ '@gatsbyjs/reach-router'),
  () => import(/* webpackMode: "eager" */ 'gatsby-entry'),
];

/** Lets the browser do what waits, and goes on in a task of its own. */
const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/**
 * Evaluates Gatsby's scripts in steps, between which the browser can answer the visitor. Webpack by itself does it all
 * in one task, which would be the longest of the page.
 */
const evaluateInSteps = async (): Promise<void> => {
  for (const step of steps) {
    await nextTask();
    await step();
  }
};

void evaluateInSteps();
