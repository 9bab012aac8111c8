import { type Reason, Refused } from '../../content/read/refused';
import type { Decap, DecapRequest } from './decap';
import type { Touched } from '../remove';
import { entryIn } from '../config';
import { askWhich } from './askWhich';
import { refusedInForm } from './fieldMarks';
import { clearNotice } from './notify';
import { notifyOfHints } from './notifyOfHints';
import { plainly } from './plainly';
import { ask } from './session';
import { refuseUploads } from './uploads';

/** The name of the backend on the author's own machine. */
export const localName = 'local';

/** What the server says where it refuses. */
interface Refusal {
  readonly error: string;
  readonly reasons?: readonly Reason[];
  readonly theirs?: { readonly raw: string | null; readonly version: string | null };
}

/** What changes the content. */
const changes: ReadonlySet<string> = new Set(['persistEntry', 'persistMedia', 'deleteFiles']);

/** Which file a request changes: one at a time. */
const changedFile = ({ dataFiles, paths }: DecapRequest['params']): string | undefined =>
  dataFiles?.[0]?.path ?? paths?.[0];

/**
 * Sends what Decap asks for to the editor's server. With every change it names the state of the entry that this page
 * has opened; where it is another by now, the author sees both and says which one stays.
 */
const makeSend = (address: string, changed: () => Promise<void>) => {
  const opened = new Map<string, string | null>();

  const send = async ({ action, params }: DecapRequest): Promise<unknown> => {
    const file = changedFile(params);
    const base = (file && opened.get(file)) ?? null;
    const response = await ask(address, { action, params: { ...params, ...(file && { base }) } });
    const answer = (await response.json()) as object;
    if (response.ok) {
      if (action === 'getEntry') {
        const { file: found } = answer as {
          readonly file: { readonly path: string; readonly id: string | null };
        };
        opened.set(found.path, found.id);
      }
      if (file && 'version' in answer) opened.set(file, answer.version as string);
      if (action === 'deleteFiles' && file) opened.delete(file);
      if ('touched' in answer) {
        const { path, before, after } = answer.touched as Touched;
        if (opened.get(path) === before) opened.set(path, after);
      }
      if (changes.has(action)) await changed();
      const saved = file && 'hints' in answer && entryIn(file, params.dataFiles?.[0]?.raw ?? '');
      if (saved) notifyOfHints(saved, answer.hints as readonly Reason[]);
      if (action === 'deleteFiles') clearNotice();
      return answer;
    }
    const { error, reasons, theirs } = answer as Refusal;
    if (reasons) throw refusedInForm(reasons);
    if (!file || !theirs) throw new Refused(error);
    const mine = params.dataFiles?.[0]?.raw ?? null;
    if (!(await askWhich({ path: file, error, mine, theirs: theirs.raw }))) throw new Refused(error);
    opened.set(file, theirs.version);
    return send({ action, params });
  };
  return send;
};

/** Adds a backend that is Decap's proxy, but for how it sends what it asks for; each change waits for `changed`. */
export const addLocalBackend = (cms: Decap, changed: () => Promise<void>): void => {
  const proxy = cms.getBackend('proxy');
  // Called with `new`, for which an arrow is of no use.
  cms.registerBackend(localName, function (config, options) {
    const made = Object.assign(proxy.init(config, options), {
      request: plainly(makeSend(config.backend.proxy_url, changed)),
    });
    return refuseUploads(made);
  });
};
