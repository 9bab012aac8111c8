import { Refused } from '../../../content/read/refused';
import { countOf } from '../../../lib/text';
import type { TakenBack } from '../../../import/keep';
import type { Shown } from '../../import/shown';
import { element } from '../element';
import { plainWords } from '../plainly';
import { keepToken, takeToken } from '../session';
import { askDesk, sendFile, watchStep } from './askDesk';
import { changedOnes, lists, rowsTable } from './results';
import { style } from './style';

const status = element('p', { id: 'status', role: 'status' });
const result = element('section', { 'aria-label': 'What comes', hidden: '' });
const file = element('input', { type: 'file', id: 'file' });
const fetching = element('input', { type: 'checkbox', id: 'fetching' });

const say = (words: string): void => void (status.textContent = words);

/** Does a long work, and says how far it is, and why it failed. */
const work = async (does: () => Promise<void>): Promise<void> => {
  document.body.inert = true;
  const stop = watchStep(say);
  try {
    await does();
  } catch (error) {
    say(plainWords(error));
    status.classList.add('refused');
  } finally {
    stop();
    document.body.inert = false;
  }
};

const show = (...children: readonly (Node | string)[]): void => {
  result.replaceChildren(...children);
  result.hidden = children.length === 0;
};

const button = (words: string, does: () => Promise<void>, isMain = false): HTMLButtonElement => {
  const made = element('button', { type: 'button', ...(isMain && { class: 'main' }) }, words);
  made.addEventListener('click', () => void work(does));
  return made;
};

const undo = async (): Promise<void> => {
  const { undone, changed } = (await askDesk('undoImport')) as TakenBack;
  show();
  say(
    `${countOf(undone.length, 'file')} taken back.${changed.length ? ` You have changed these since, and they stay: ${changed.join(', ')}` : ''}`,
  );
};

const keep = async (): Promise<void> => {
  await askDesk('keepImport');
  show(element('p', {}, button('Take it back', undo)));
  say('It is in data/ now. All that was said of it stands in before-import/report.txt.');
};

const forget = async (): Promise<void> => {
  await Promise.resolve();
  file.value = '';
  show();
  say('Nothing was changed.');
};

const prepare = async (replace: readonly string[]): Promise<void> => {
  status.classList.remove('refused');
  const shown = (await askDesk('prepareImport', { replace, isFetching: fetching.checked })) as Shown;
  const changed = changedOnes(shown, replace, (keys) => void work(() => prepare(keys)));
  say(`From ${shown.source}: ${shown.summary}.`);
  show(
    ...(changed ? [changed] : []),
    element(
      'p',
      { class: 'buttons' },
      ...(shown.files ? [button('Bring it in', keep, true)] : ['There is nothing new. ']),
      button('Leave it', forget),
    ),
    rowsTable(shown),
    ...lists(shown),
  );
};

const start = async (): Promise<void> => {
  const [chosen] = file.files ?? [];
  if (!chosen) throw new Refused('choose a file first');
  show();
  say(`Sending ${chosen.name} …`);
  await sendFile(chosen);
  await prepare([]);
};

const drop = element(
  'div',
  { class: 'drop' },
  element('label', { for: 'file' }, 'An export, a ZIP archive or a table, by a click or by dropping it here'),
  file,
  element('label', { class: 'tick' }, fetching, ' Fetch pictures from the old site that it does not have'),
);

/** Lets a file be dropped anywhere on the page. */
const takeDrops = (): void => {
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    if (!event.dataTransfer?.files.length) return;
    file.files = event.dataTransfer.files;
    void work(start);
  });
};

takeToken();
keepToken();
file.addEventListener('change', () => void work(start));
takeDrops();
document.head.append(element('style', {}, style));
document.body.append(
  element(
    'main',
    {},
    element('h1', {}, 'Bring what you have'),
    element(
      'p',
      {},
      'From WordPress, Squarespace, Substack, Blogger, Ghost, a feed, a folder of Markdown, a spreadsheet of books, or ONIX. First you see what comes; nothing is changed before you say so.',
    ),
    drop,
    status,
    result,
  ),
);
