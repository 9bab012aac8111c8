import { Refused } from '../../../content/read/refused';
import { apiPath, tokenHeader } from '../../page';

const tokenName = 'last-writes-editor-token';

let token: string | null = null;

/** Takes the token out of the address, where `npm run edit` has put it; else it is the one that another tab has kept. */
export const takeToken = (): void => {
  token = /^#token=(.+)$/.exec(location.hash)?.[1] ?? localStorage.getItem(tokenName);
  if (location.hash.startsWith('#token=')) history.replaceState(null, '', location.pathname);
};

/** Keeps a token that has let this page in for the tabs to come: one of a stranger's link has not. */
export const keepToken = (): void => {
  if (token) localStorage.setItem(tokenName, token);
};

/** Headers with the proof that this page was opened by the address that the author was told. */
export const withToken = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...(token && { [tokenHeader]: token }),
  ...headers,
});

/** Asks the editor's server. Throws Refused, in words for the author, where it does not answer. */
export const ask = async (address: string, body: object): Promise<Response> => {
  const headers = withToken({ 'Content-Type': 'application/json' });
  try {
    return await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  } catch {
    throw new Refused('the editor does not answer: is npm run edit still running in its terminal?');
  }
};

/** What the editor's server has answered. Throws Refused, in words for the author, where it has refused. */
export const answerOf = async <Answer>(response: Response): Promise<Answer> => {
  const answer = (await response.json()) as Answer & { readonly error?: string };
  if (!response.ok) throw new Refused(answer.error ?? '');
  return answer;
};

/** Asks the editor's server to do something, and resolves with its answer. Throws Refused, in words for the author. */
export const askApi = async <Answer>(action: string, params: object = {}): Promise<Answer> =>
  answerOf<Answer>(await ask(apiPath, { action, params }));
