/** What an entry's title stands in, or is the words of. */
const titled = 'h1, h2, h3, figcaption, th, a, img';

const words = (element: Element): string =>
  element instanceof HTMLImageElement ? element.alt : element.textContent.trim();

/** Scrolls to what shows an entry of that title, unless it is in view. */
export const showEntry = (title: string): void => {
  const places = document.querySelectorAll(`#content :is(${titled})`);
  const found = [...places].find((element) => words(element) === title);
  const { top = 0, bottom = 0 } = found?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight) found?.scrollIntoView({ block: 'center' });
};
