/** What an entry's title stands in, or is the words of. */
const titled = 'h1, h2, h3, figcaption, th, a, img, summary';

const words = (element: Element): string =>
  element instanceof HTMLImageElement ? element.alt : element.textContent.trim();

/** What is folded says what it is before its title. */
const isCalled = (element: Element, title: string): boolean =>
  element.matches('summary') ? words(element).endsWith(` ${title}`) : words(element) === title;

/** Scrolls to what shows an entry of that title, unless it is in view, and unfolds it. */
export const showEntry = (title: string): void => {
  const places = document.querySelectorAll(`#content :is(${titled})`);
  const found = [...places].find((element) => isCalled(element, title));
  const fold = found?.closest('summary')?.parentElement;
  if (fold instanceof HTMLDetailsElement) fold.open = true;
  const { top = 0, bottom = 0 } = found?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight) found?.scrollIntoView({ block: 'center' });
};
