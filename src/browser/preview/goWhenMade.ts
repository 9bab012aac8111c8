/** How often a page is looked for that Gatsby is still making, and for how long, in milliseconds. */
const pause = 1000;
const patience = 30_000;

let wanted = '';

/** Shows a page as soon as Gatsby has made it. Stays where it is when that takes too long or another is asked for. */
export const showWhenMade = async (path: string): Promise<void> => {
  wanted = path;
  const data = `/page-data${path === '/' ? '/index/' : path}page-data.json`;
  for (const start = Date.now(); wanted === path && Date.now() - start < patience;) {
    const isMade = await fetch(data).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isMade && wanted === path) {
      if (path === location.pathname) location.reload();
      else location.assign(path);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

/** The same of one that may be shown already. */
export const goWhenMade = async (path: string): Promise<void> => {
  if (path === location.pathname) wanted = path;
  else await showWhenMade(path);
};
