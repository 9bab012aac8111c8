const byGatsby = /^Navigated to (.*)$/s;

/**
 * Tells those who hear the page that another one has come, in other words than Gatsby: it writes its own, in English,
 * in the frame that follows a change of page, and these take their place in the same frame.
 */
export const announced = (inWords: (page: string) => string) => (): void => {
  requestAnimationFrame(() => {
    const announcer = document.getElementById('gatsby-announcer');
    const page = byGatsby.exec(announcer?.textContent ?? '')?.[1];
    if (announcer && page) announcer.textContent = inWords(page);
  });
};
