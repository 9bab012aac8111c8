import { Refused } from '../../../content/read/refused';
import type { Step, Taken } from '../../import/importDesk';
import { apiPath, importPath } from '../../page';
import { ask, withToken } from '../../app/host/session';

const answerOf = async (response: Response): Promise<unknown> => {
  const said = (await response.json()) as { readonly error?: string };
  if (!response.ok) throw new Refused(said.error ?? '');
  return said;
};

/** Asks the editor's server for something about an import. Throws Refused, in words for the author. */
export const askDesk = async (action: string, params: object = {}): Promise<unknown> =>
  answerOf(await ask(apiPath, { action, params }));

/** Sends a file that is to be imported, and resolves with what it is there. Throws Refused. */
export const sendFile = async (file: File): Promise<Taken> => {
  // A server that lets this page in no more hangs up on a large file before it has said so.
  await askDesk('importStep');
  const headers = withToken({ 'X-File-Name': encodeURIComponent(file.name) });
  const response = await fetch(importPath, { method: 'POST', headers, body: file }).catch(() => {
    throw new Refused(
      `${file.name} could not be sent: a folder has to be packed as a ZIP archive, and npm run edit has to run in its terminal`,
    );
  });
  return (await answerOf(response)) as Taken;
};

/** Tells how far the server is, twice a second, until it is told to stop. */
export const watchStep = (tell: (step: Step) => void): (() => void) => {
  let isOver = false;
  const timer = setInterval(() => {
    askDesk('importStep')
      .then((said) => {
        const { step } = said as { readonly step: Step | null };
        if (step && !isOver) tell(step);
      })
      // What is asked for meanwhile says so.
      .catch(() => undefined);
  }, 500);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
};
