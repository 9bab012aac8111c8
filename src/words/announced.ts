const byGatsby = /^Navigated to (.*)$/s;

/** Announces a new page in the site's language: takes the place of Gatsby's English in the frame that writes it. */
export const announced = (inWords: (page: string) => string) => (): void => {
  requestAnimationFrame(() => {
    const announcer = document.getElementById('gatsby-announcer');
    const page = byGatsby.exec(announcer?.textContent ?? '')?.[1];
    if (announcer && page) announcer.textContent = inWords(page);
  });
};
