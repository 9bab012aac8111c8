import { element } from '../element';
import { button } from './panel';

/** A field for numbers of books; nobody is asked for them before its button is pressed, which gives them to `lookUp`. */
export const isbnField = (lookUp: (text: string) => Promise<HTMLElement>): HTMLElement => {
  const field = element('textarea', {
    id: 'isbns',
    rows: '3',
    maxlength: '20000',
    spellcheck: 'false',
    'aria-describedby': 'isbns-asks',
  });
  return element(
    'section',
    { class: 'choosing', 'aria-label': 'Books by their numbers' },
    element('label', { for: 'isbns' }, 'ISBNs'),
    element(
      'p',
      { id: 'isbns-asks', class: 'count' },
      'Or paste the numbers of your books. The button asks the site openlibrary.org about them, which learns these numbers, the address of your connection, and that it is Last Writes that asks. Before you press it, nobody is asked.',
    ),
    field,
    element(
      'p',
      { class: 'buttons' },
      button('Ask Open Library', () => lookUp(field.value)),
    ),
  );
};
