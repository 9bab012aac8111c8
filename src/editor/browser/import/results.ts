import { countOf } from '../../../lib/text';
import type { Shown } from '../../import/shown';
import { element } from '../element';

/** So many rows are drawn; the report has all. */
const mostRows = 500;

const more = (count: number): Node[] =>
  count > mostRows
    ? [
        element(
          'p',
          {},
          `and ${(count - mostRows).toLocaleString('en')} more, which stand in before-import/report.txt once it is in`,
        ),
      ]
    : [];

/** What becomes of each entry. */
export const rowsTable = ({ rows }: Shown): HTMLElement =>
  element(
    'div',
    { class: 'scroll', role: 'group', tabindex: '0', 'aria-label': 'Entries' },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element('tr', {}, ...['', 'Title', 'Becomes'].map((name) => element('th', { scope: 'col' }, name))),
      ),
      element(
        'tbody',
        {},
        ...rows
          .slice(0, mostRows)
          .map(({ state, title, becomes }) =>
            element(
              'tr',
              { class: state === 'left out' ? 'out' : '' },
              element('td', {}, state),
              element('th', { scope: 'row' }, title),
              element('td', {}, becomes),
            ),
          ),
      ),
    ),
    ...more(rows.length),
  );

const list = (title: string, lines: readonly string[]): HTMLElement[] =>
  lines.length
    ? [
        element(
          'details',
          {},
          element('summary', {}, title),
          element('ul', {}, ...lines.slice(0, mostRows).map((line) => element('li', {}, line))),
          ...more(lines.length),
        ),
      ]
    : [];

/** What is lost, what is left, and where old addresses lead. */
export const lists = ({ lost, left, addresses }: Shown): HTMLElement[] => [
  ...list(
    `What is lost: ${countOf(lost.length, 'thing')}`,
    lost.map(
      ({ file, line, what, why }) => `${file}${line === undefined ? '' : `:${line}`}: ${what}: ${why}`,
    ),
  ),
  ...list(
    'What is left',
    left.map(({ what, why, count }) => `${count} ${what}: ${why}`),
  ),
  ...list(
    `Where old addresses lead: ${addresses.length}`,
    addresses.map(({ from, to, why = '' }) => `${from} → ${to ?? `nowhere: ${why}`}`),
  ),
];

/** Those that were changed by hand, each with a box for whether it is replaced; null where there is none. */
export const changedOnes = (
  { changed }: Shown,
  replaced: readonly string[],
  replace: (keys: readonly string[]) => void,
): HTMLElement | null => {
  if (!changed.length) return null;
  const boxes = changed.map(({ key, file }) => {
    const box = element('input', { type: 'checkbox', value: key });
    box.checked = replaced.includes(key);
    box.addEventListener('change', () => replace(boxes.flatMap(([one]) => (one.checked ? [one.value] : []))));
    return [box, element('label', { class: 'tick' }, box, ` ${file}`)] as const;
  });
  return element(
    'fieldset',
    {},
    element('legend', {}, 'These have your own words. What shall be replaced?'),
    ...boxes.map(([, label]) => label),
  );
};
