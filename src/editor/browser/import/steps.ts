import { countOf } from '../../../lib/text';
import type { TakenBack } from '../../../import/undo';
import type { Taken } from '../../import/importDesk';
import type { Shown } from '../../import/shown';
import { element } from '../element';
import { askDesk } from './askDesk';
import { backLink } from './backLink';
import { firstField } from './choose';
import { button, buttons, show } from './panel';
import { questionParts, titleOf } from './questions';
import { changedOnes, heading, lists, nothingNew, rowsTable, tick } from './results';
import { say } from './work';

/** Takes the last import back. */
export const undo = async (): Promise<HTMLElement> => {
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

/** Something that was taken in. */
interface Import extends Taken {
  /** Where its pictures stand, if they are not in it. */
  readonly picturesAt: string;
}

const prepare = async (turn: number, answers: readonly string[][], replace: string[], isFetching: boolean) =>
  (await askDesk('prepareImport', { turn, answers, replace, isFetching })) as Shown;

const keep = async (turn: number, shown: Shown): Promise<HTMLElement> => {
  await askDesk('keepImport', { turn });
  const title = heading(`In your site now: ${shown.summary}`);
  show(
    title,
    element('p', {}, 'All that was said of it stands in before-import/report.txt.'),
    buttons(backLink('See it in the editor'), button('Take it back', undo)),
    ...rowsTable(shown),
    ...lists(shown),
  );
  say('It is in.');
  return title;
};

const leave = async (turn: number): Promise<HTMLElement> => {
  await askDesk('dropImport', { turn });
  show();
  say('Nothing was changed.');
  return firstField;
};

/** Shows what comes with these answers, to be kept or left. */
const showTable = async (
  { turn, picturesAt }: Import,
  answers: readonly string[][],
  others: readonly Node[],
): Promise<HTMLElement> => {
  const shown = await prepare(turn, answers, [], false);
  const changed = changedOnes(shown);
  const fetching = tick(`Fetch pictures that are missing from ${picturesAt}, two a second`);
  const comes = shown.files + shown.changed.length > 0;
  const bring = button(
    'Bring it in',
    async () => {
      say('Bringing it in …');
      const [replace, isFetching] = [changed.ticked(), fetching.box.checked];
      const again = replace.length > 0 || isFetching;
      return keep(turn, again ? await prepare(turn, answers, replace, isFetching) : shown);
    },
    true,
  );
  const title = heading(`From ${shown.source}: ${shown.summary}`);
  show(
    title,
    ...(comes ? [] : [element('p', {}, nothingNew(shown))]),
    ...changed.part,
    ...(comes ? [fetching.label] : []),
    buttons(
      ...(comes ? [bring] : []),
      ...others,
      button('Leave it', () => leave(turn)),
    ),
    ...rowsTable(shown),
    ...lists(shown),
  );
  say('Nothing is changed yet.');
  return title;
};

/** Asks what only the author can say of what was taken in, if anything, and shows what comes then. */
export const goOn = (taken: Import): Promise<HTMLElement> => {
  const { turn, questions } = taken;
  const { parts, answers } = questionParts(questions);
  const ask = (): Promise<HTMLElement> => {
    const title = heading(titleOf(questions));
    const table = button('Show what comes', () => showTable(taken, answers(), [again]), true);
    show(
      title,
      ...parts,
      buttons(
        table,
        button('Leave it', () => leave(turn)),
      ),
    );
    say('Nothing is changed yet.');
    return Promise.resolve(title);
  };
  const again = button('Answer otherwise', ask);
  return questions.length ? ask() : showTable(taken, [], []);
};
