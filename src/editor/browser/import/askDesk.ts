import { Refused } from '../../../content/read/refused';
import { apiPath, importPath } from '../../page';
import { ask, withToken } from '../session';

const answerOf = async (response: Response): Promise<unknown> => {
  const said = (await response.json()) as { readonly error?: string };
  if (!response.ok) throw new Refused(said.error ?? '');
  return said;
};

/** Asks the editor's server for something about an import. Throws Refused, in words for the author. */
export const askDesk = async (action: string, params: object = {}): Promise<unknown> =>
  answerOf(await ask(apiPath, { action, params }));

/** Sends a file that is to be imported. Throws Refused. */
export const sendFile = async (file: File): Promise<void> => {
  const headers = withToken({ 'X-File-Name': encodeURIComponent(file.name) });
  const response = await fetch(importPath, { method: 'POST', headers, body: file }).catch(() => {
    throw new Refused('the file could not be sent: is npm run edit still running in its terminal?');
  });
  await answerOf(response);
};

/** Says how far the server is, twice a second, until it is told to stop. */
export const watchStep = (say: (words: string) => void): (() => void) => {
  const timer = setInterval(() => {
    askDesk('importStep')
      .then((said) => {
        const { step } = said as { readonly step: string };
        if (step) say(`${step} …`);
      })
      .catch(() => undefined);
  }, 500);
  return () => clearInterval(timer);
};
