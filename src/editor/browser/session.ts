import { tokenHeader } from '../page';

const tokenName = 'last-writes-editor-token';

/** Takes the token out of the address, where `npm run edit` has put it, and remembers it for the other tabs. */
export const takeToken = (): void => {
  const token = /^#token=(.+)$/.exec(location.hash)?.[1];
  if (!token) return;
  localStorage.setItem(tokenName, token);
  history.replaceState(null, '', location.pathname);
};

/** An answer of the editor's server that is no refusal of a stale change. */
export class Refused extends Error {
  // Decap puts the name before the words.
  override name = '';
}

/** Asks the editor's server. Throws Refused, in words for the author, where it does not answer. */
export const ask = async (address: URL | string, body?: object): Promise<Response> => {
  const headers = {
    [tokenHeader]: localStorage.getItem(tokenName) ?? '',
    ...(body && { 'Content-Type': 'application/json' }),
  };
  try {
    return await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('the editor does not answer: is npm run edit still running in its terminal?');
  }
};
