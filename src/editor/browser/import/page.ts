import { Refused } from '../../../content/read/refused';
import { countOf } from '../../../lib/text';
import type { TakenBack } from '../../../import/undo';
import type { Shown } from '../../import/shown';
import { element } from '../element';
import { keepToken, takeToken } from '../session';
import { askDesk, sendFile } from './askDesk';
import { backLink } from './backLink';
import { fileField } from './choose';
import { changedOnes, heading, lists, rowsTable, tick } from './results';
import { style } from './style';
import { progressPart, say, work } from './work';

const result = element('section', { 'aria-label': 'What comes', class: 'choosing', hidden: '' });
const { input, part } = fileField((files) => run(() => start(files)));

const run = (does: () => Promise<HTMLElement>): void => void work(does, input);

const show = (...children: readonly (Node | string)[]): void => {
  result.replaceChildren(...children);
  result.hidden = children.length === 0;
};

const button = (words: string, does: () => Promise<HTMLElement>, isMain = false): HTMLButtonElement => {
  const made = element('button', { type: 'button', ...(isMain && { class: 'main' }) }, words);
  made.addEventListener('click', () => run(does));
  return made;
};

const buttons = (...all: readonly Node[]): HTMLElement => element('p', { class: 'buttons' }, ...all);

const undo = async (): Promise<HTMLElement> => {
  say('Taking it back …');
  const { undone, changed } = (await askDesk('undoImport')) as TakenBack;
  const title = heading('Taken back');
  const stays = changed.length
    ? [
        element('p', {}, 'You have changed these since, and they stay:'),
        element('ul', {}, ...changed.map((file) => element('li', {}, file))),
      ]
    : [];
  show(title, element('p', {}, `${countOf(undone.length, 'file')} taken back.`), ...stays);
  say('Taken back.');
  return title;
};

const keep = async (shown: Shown, turn: number, replace: string[], isFetching: boolean) => {
  say('Bringing it in …');
  const kept =
    replace.length || isFetching
      ? ((await askDesk('prepareImport', { turn, replace, isFetching })) as Shown)
      : shown;
  await askDesk('keepImport', { turn });
  const title = heading(`In your site now: ${kept.summary}`);
  show(
    title,
    element('p', {}, 'All that was said of it stands in before-import/report.txt.'),
    buttons(backLink('See it in the editor'), button('Take it back', undo)),
    ...rowsTable(kept),
    ...lists(kept),
  );
  say('It is in.');
  return title;
};

const leave = async (turn: number): Promise<HTMLElement> => {
  await askDesk('dropImport', { turn });
  show();
  say('Nothing was changed.');
  return input;
};

const start = async (files: readonly File[]): Promise<HTMLElement> => {
  const [file, ...others] = files;
  if (!file || others.length) throw new Refused('one file at a time: pack several as a ZIP archive');
  show();
  say(`Reading ${file.name} …`);
  const turn = await sendFile(file);
  const shown = (await askDesk('prepareImport', { turn, replace: [], isFetching: false })) as Shown;
  const changed = changedOnes(shown);
  const fetching = tick('Fetch pictures that are missing from the old site, two a second');
  const comes = shown.files + shown.changed.length > 0;
  const bring = button('Bring it in', () => keep(shown, turn, changed.ticked(), fetching.box.checked), true);
  const title = heading(`From ${shown.source}: ${shown.summary}`);
  show(
    title,
    ...(comes ? [] : [element('p', {}, 'There is nothing new: all of it is here already.')]),
    ...changed.part,
    ...(comes ? [fetching.label] : []),
    buttons(
      ...(comes ? [bring] : []),
      button('Leave it', () => leave(turn)),
    ),
    ...rowsTable(shown),
    ...lists(shown),
  );
  say('Nothing is changed yet.');
  return title;
};

/** Offers to take the last import back, and learns thereby whether this page is let in. */
const open = async (): Promise<HTMLElement> => {
  const { files } = (await askDesk('lastImport')) as { readonly files: number };
  keepToken();
  if (files)
    show(
      heading('The last import'),
      element('p', {}, `It has written ${countOf(files, 'file')}.`),
      buttons(button('Take it back', undo)),
    );
  return input;
};

takeToken();
document.head.append(element('style', {}, style));
document.body.append(
  element(
    'main',
    {},
    backLink('Back to the editor'),
    element('h1', {}, 'Bring what you have'),
    element(
      'p',
      {},
      'From WordPress, Squarespace, Substack, Blogger, Ghost, a feed, a folder of Markdown, a spreadsheet of books, or ONIX. First you see what comes; nothing is changed before you say so.',
    ),
    part,
    progressPart,
    result,
  ),
);
run(open);
