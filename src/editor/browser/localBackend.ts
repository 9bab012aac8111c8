import { type Reason, Refused } from '../../content/read/refused';
import { entryIn } from '../config';
import { askWhich } from './askWhich';
import type { Backend, Decap, DecapRequest } from './decap';
import { refusedInForm } from './fieldMarks';
import { clearNotice, notifyOfAdvice } from './notify';
import { plainly } from './plainly';
import { ask } from '../app/host/session';

/** The name of the backend on the author's own machine. */
export const localName = 'local';

/** What the server may answer: what a change has done, or why it was refused. */
interface Answer {
  readonly file?: { readonly path: string; readonly id: string | null };
  readonly version?: string;
  readonly advice?: readonly Reason[];
  readonly error: string;
  readonly reasons?: readonly Reason[];
  readonly theirs?: { readonly raw: string | null; readonly version: string | null };
}

/**
 * Sends what Decap asks for to the editor's server. With every change it names the state of the entry that this page
 * has opened; where that has changed, the author sees both and says which one stays.
 */
const makeSend = (address: string, changed: () => Promise<void>) => {
  const opened = new Map<string, string | null>();

  const send = async ({ action, params }: DecapRequest): Promise<unknown> => {
    const sent = params.dataFiles?.[0];
    const file = sent?.path ?? params.paths?.[0];
    const base = (file && opened.get(file)) ?? null;
    const response = await ask(address, { action, params: { ...params, ...(file && { base }) } });
    const answer = (await response.json()) as Answer;
    if (response.ok) {
      if (action === 'getEntry' && answer.file) opened.set(answer.file.path, answer.file.id);
      if (file && answer.version) opened.set(file, answer.version);
      if (action === 'deleteFiles' && file) opened.delete(file);
      if (['persistEntry', 'persistMedia', 'deleteFiles'].includes(action)) await changed();
      const saved = sent && answer.advice && entryIn(sent.path, sent.raw);
      if (saved) notifyOfAdvice(saved, answer.advice);
      if (action === 'deleteFiles') clearNotice();
      return answer;
    }
    const { error, reasons, theirs } = answer;
    if (reasons) throw refusedInForm(reasons);
    if (!file || !theirs) throw new Refused(error);
    const mine = sent?.raw ?? null;
    if (!(await askWhich({ path: file, error, mine, theirs: theirs.raw }))) throw new Refused(error);
    opened.set(file, theirs.version);
    return send({ action, params });
  };
  return send;
};

/** Decap's proxy backend, which sends its requests with the token; each change waits for `changed`. */
export const toServer = (proxy: Backend, address: string, changed: () => Promise<void>): Backend =>
  Object.assign(proxy, { request: plainly(makeSend(address, changed)) });

/** Registers the backend as a copy of Decap's proxy. */
export const addLocalBackend = (cms: Decap): void => {
  const proxy = cms.getBackend('proxy');
  // Called with `new`, which an arrow function does not allow.
  cms.registerBackend(localName, function (config, options) {
    return proxy.init(config, options);
  });
};
