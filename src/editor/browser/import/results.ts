import { countOf } from '../../../lib/text';
import type { Shown } from '../../import/shown';
import { element } from '../element';

/** So many rows are drawn; the report has all. */
const mostRows = 500;

const more = (count: number): HTMLElement[] =>
  count > mostRows
    ? [
        element(
          'p',
          {},
          `And ${(count - mostRows).toLocaleString('en')} more, which stand in before-import/report.txt once it is in.`,
        ),
      ]
    : [];

/** The title of what is shown, to which the focus goes. */
export const heading = (words: string): HTMLElement => element('h2', { tabindex: '-1' }, words);

// On a narrow screen the style makes blocks of it, which without their roles would be no table any more.
const rowOf = ({ state, title, becomes }: Shown['rows'][number]): HTMLElement =>
  element(
    'tr',
    { role: 'row' },
    element('td', { role: 'cell' }, element('span', { class: `state ${state.replaceAll(' ', '-')}` }, state)),
    element('th', { role: 'rowheader', scope: 'row' }, title),
    element('td', { role: 'cell', class: 'becomes' }, becomes),
  );

const columns = ['State', 'Title', 'What becomes of it'];

/** What becomes of each entry. */
export const rowsTable = ({ rows }: Shown): HTMLElement[] =>
  rows.length
    ? [
        element(
          'div',
          { class: 'scroll', role: 'group', tabindex: '0', 'aria-label': 'Entries' },
          element(
            'table',
            { role: 'table' },
            element(
              'thead',
              { role: 'rowgroup' },
              element(
                'tr',
                { role: 'row' },
                ...columns.map((name) => element('th', { role: 'columnheader', scope: 'col' }, name)),
              ),
            ),
            element('tbody', { role: 'rowgroup' }, ...rows.slice(0, mostRows).map(rowOf)),
          ),
        ),
        ...more(rows.length),
      ]
    : [];

const list = (title: string, lines: readonly string[], isOpen = false): HTMLElement[] =>
  lines.length
    ? [
        element(
          'details',
          isOpen ? { open: '' } : {},
          element('summary', {}, title),
          element('ul', {}, ...lines.slice(0, mostRows).map((line) => element('li', {}, line))),
          ...more(lines.length),
        ),
      ]
    : [];

/** Why nothing is brought in. */
export const nothingNew = ({ rows }: Shown): string =>
  rows.length
    ? 'There is nothing new: all of it is here already.'
    : 'There is nothing in it that can be brought in.';

/** What is lost, what is left, and where old addresses lead. */
export const lists = ({ rows, lost, left, addresses }: Shown): HTMLElement[] => [
  ...list(
    `What is lost: ${countOf(lost.length, 'thing')}`,
    lost,
    // Of what does not come at all, nobody should have to look for the reason.
    rows.length === 0,
  ),
  ...list('What is left where it is', left),
  ...list(`Where old addresses lead: ${addresses.length}`, addresses),
];

/** A box with words beside it. */
export const tick = (words: string, value = ''): { box: HTMLInputElement; label: HTMLElement } => {
  const box = element('input', { type: 'checkbox', value });
  return { box, label: element('label', { class: 'tick' }, box, element('span', {}, words)) };
};

/** A box for each of those that were changed by hand, and which of them are ticked. */
export const changedOnes = ({
  changed,
}: Shown): { readonly part: HTMLElement[]; readonly ticked: () => string[] } => {
  const all = changed.map(({ key, file }) => tick(file, key));
  const legend = element('legend', {}, 'These have your own words, and stay. Tick what shall be replaced.');
  return {
    part: all.length ? [element('fieldset', {}, legend, ...all.map(({ label }) => label))] : [],
    ticked: () => all.flatMap(({ box }) => (box.checked ? [box.value] : [])),
  };
};
