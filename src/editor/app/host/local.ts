import { Refused } from '../../../content/read/refused';
import { mediaTypeOf } from '../../../hosting/mediaTypes';
import { Stale } from '../../change/stale';
import type { Said } from '../../inWords';
import { toBase64 } from './base64';
import type { FileChange, Host, Listing, Saved, Version } from './host';
import { ask, keepToken } from './session';

/** What the server says where it has done nothing, as what is thrown here. */
const refusalOf = ({ error, reasons, theirs }: Said): Refused =>
  theirs ? new Stale(theirs.path, theirs.text, theirs.version) : new Refused(...(reasons ?? [error]));

const sent = async ({ path, content }: FileChange) => {
  if (content === null) return { path };
  return typeof content === 'string' ? { path, text: content } : { path, base64: await toBase64(content) };
};

/** The content on the author's own machine, by the server of `npm run edit` at an address. */
export const localHost = (apiAddress: string): Host => {
  const answerTo = async (action: string, params: object): Promise<Response> => {
    const response = await ask(apiAddress, { action, params });
    if (!response.ok) throw refusalOf((await response.json()) as Said);
    return response;
  };
  const jsonOf = async (action: string, params: object): Promise<unknown> =>
    (await answerTo(action, params)).json();
  return {
    list: async () => {
      const listing = (await jsonOf('listContent', {})) as Listing;
      keepToken();
      return listing;
    },
    read: async (path, version) => {
      const bytes = await (await answerTo('readFile', { path, version })).arrayBuffer();
      return new Blob([bytes], { type: mediaTypeOf(path) ?? '' });
    },
    save: async ({ files, bases }) =>
      (await jsonOf('saveChange', { files: await Promise.all(files.map(sent)), bases })) as Saved,
    history: async (path) => (await jsonOf('historyOf', { path })) as readonly Version[],
    whoAmI: () => Promise.resolve(null),
  };
};
