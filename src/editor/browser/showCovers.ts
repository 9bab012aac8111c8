import { element } from './element';

/** Where Decap remembers how the author likes to see the lists, and its word for cards. */
const viewKey = 'decap-cms.entries.viewStyle';
const cards = 'VIEW_STYLE_GRID';

/** Cards without a picture are as low as their words; a cover is shown whole. */
const style = `
  [class*="GridCard"]:not([class*="GridCardLink"]) { height: auto }
  [class*="GridCard"] [class*="CardBody"] { height: auto }
  [data-testid="entry-card-image"] { background-size: contain; margin: 0 20px 16px }
`;

/** Has lists show what is in them by cards, with covers, unless the author has chosen otherwise. */
export const showCovers = (): void => {
  localStorage.setItem(viewKey, localStorage.getItem(viewKey) ?? cards);
  document.head.append(element('style', {}, style));
};
