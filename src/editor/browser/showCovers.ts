import { element } from './element';

/** Where Decap remembers how the author likes to see the lists, and its word for cards. */
const viewKey = 'decap-cms.entries.viewStyle';
const cards = 'VIEW_STYLE_GRID';

/** A card is a row: the cover, whole, and what it is called. One without a cover is as low as its words. */
const style = `
  li[class*="GridCard"] { height: auto }
  li [class*="GridCardLink"] { display: flex; flex-direction: row-reverse; justify-content: flex-end; align-items: center }
  li [class*="GridCardLink"] [class*="CardBody"] { flex: 1; height: auto }
  li [class*="GridCardLink"] [class*="CardBody"]::after { content: none }
  li [data-testid="entry-card-image"] { flex: none; width: 64px; height: 96px; margin: 8px 0 8px 12px; background-size: contain }
`;

/** Has lists show what is in them by cards, with covers, unless the author has chosen otherwise. */
export const showCovers = (): void => {
  localStorage.setItem(viewKey, localStorage.getItem(viewKey) ?? cards);
  document.head.append(element('style', {}, style));
};
