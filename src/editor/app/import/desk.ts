import { Refused } from '../../../content/read/refused';
import type { TakenBack } from '../../../import/undo';
import type { Step, Taken } from '../../import/importDesk';
import type { Shown } from '../../import/shown';
import { importPath } from '../../page';
import type { Params } from '../../requests';
import { answerOf, askApi, withToken } from '../host/session';

const step = () => askApi<{ readonly step: Step | null }>('importStep');

const send = async (file: File): Promise<Taken> => {
  // A server that lets this page in no more hangs up on a large file before it has said so.
  await step();
  const headers = withToken({ 'X-File-Name': encodeURIComponent(file.name) });
  const response = await fetch(importPath, { method: 'POST', headers, body: file }).catch(() => {
    throw new Refused(
      `${file.name} could not be sent: a folder has to be packed as a ZIP archive, and npm run edit has to run in its terminal`,
    );
  });
  return answerOf<Taken>(response);
};

/** What the editor's server does with an import. Each throws Refused, in words for the author. */
export const desk = {
  send,
  /** How far it is. */
  step,
  lookUp: (text: string) => askApi<Taken>('lookUpIsbns', { text }),
  prepare: (asked: Params<'prepareImport'>) => askApi<Shown>('prepareImport', asked),
  keep: (turn: number) => askApi('keepImport', { turn }),
  drop: (turn: number) => askApi('dropImport', { turn }),
  last: () => askApi<{ readonly files: number }>('lastImport'),
  undo: () => askApi<TakenBack>('undoImport'),
};
