import { Refused } from '../../content/read/refused';
import { decapCollections, contentFormat } from '../decapCollections';
import { contentFolder } from '../../content/model/collections';
import type { Entry } from '../../content/read/entry';
import { type EditorConfig, entryOf } from '../config';
import { changeBackend } from './changeBackend';
import { chooseAtOnce } from './chooseFile';
import { loadDecap } from './decap';
import { reachStore } from './decapStore';
import { element } from './element';
import { letMark } from './fieldMarks';
import { knowFiles } from './entryFiles';
import { format } from './format';
import { offer, renumberDuplicates } from './freshForms';
import { freshLists, readAllAnew } from './freshLists';
import { addFurtherRules } from './furtherRules';
import { guardHosted } from './hostedBackend';
import { keepRestored } from './keepRestored';
import { addLocalBackend, localName, toServer } from './localBackend';
import { changePhrases } from './phrases';
import { notePlainly, plainWords } from './plainly';
import { previewOnSite } from './preview/previewOnSite';
import { remountForms } from './remountForms';
import { sayRefusals } from './sayRefusals';
import { showCovers } from './showCovers';
import { addImport } from './import/addImport';
import { addPublish } from './publish/addPublish';
import { watchSaves } from './saves';
import { ask, keepToken, takeToken } from '../app/host/session';
import { addStyle } from './style';
import { changeTextPicture } from './textPicture';
import { mendThumbnails } from './thumbnails';
import { mendToasts } from './toasts';

/** Decap's configuration (https://decapcms.org/docs/configuration-options/). */
const cmsConfig = (backend: EditorConfig['backend'], collections: readonly object[], preview: boolean) => ({
  load_config_file: false,
  backend,
  editor: { preview },
  show_preview_links: false,
  media_folder: contentFolder,
  public_folder: '.',
  // For pictures that are chosen under Media; the names of entries are made by nameEntry.ts.
  slug: { encoding: 'ascii', clean_accents: true },
  collections,
});

const loadConfig = async (address: URL): Promise<EditorConfig> => {
  const response = await ask(address);
  const answer = (await response.json()) as EditorConfig & { readonly error?: string };
  if (!response.ok) throw new Refused(answer.error ?? '');
  return answer;
};

const entriesOf = ({ entries }: EditorConfig): Entry[] =>
  entries.flatMap(({ file, value }) => entryOf(file, value) ?? []);

/** Loads Decap and starts it on the content. */
const start = async (): Promise<void> => {
  takeToken();
  const folder = new URL('.', import.meta.url);
  const address = new URL('config.json', folder);
  const config = await loadConfig(address);
  const { backend, site } = config;
  const isLocal = backend.name === localName;
  if (isLocal) keepToken();
  // On the author's own machine there is nobody to sign in.
  if (isLocal)
    localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: localName, login: true }));
  showCovers();
  const store = reachStore([freshLists, renumberDuplicates, knowFiles, keepRestored, notePlainly]);
  const cms = await loadDecap(new URL('decap/decap-cms.js', folder).href);
  const entries = entriesOf(config);
  let known: readonly Entry[] = entries;
  const tell = (now: readonly Entry[]): void => {
    known = now;
    offer(store(), now);
  };
  if (isLocal) {
    addImport();
    const renewPublish = addPublish();
    // Where the server has ended, a save says so.
    const renew = () =>
      loadConfig(address).then(
        (now) => tell(entriesOf(now)),
        () => undefined,
      );
    addLocalBackend(cms);
    changeBackend(cms, localName, store, (made, { backend: { proxy_url } }) =>
      toServer(made, proxy_url, () => {
        renewPublish();
        return renew();
      }),
    );
    addEventListener('focus', () => {
      const before = known;
      void renew().then(() => readAllAnew(store(), before, known));
    });
  } else
    changeBackend(cms, backend.name, store, (made, { media_folder }) =>
      guardHosted(made, media_folder, (path, entry) =>
        tell([...known.filter(({ file }) => file !== path), ...(entry ? [entry] : [])]),
      ),
    );
  const collections = decapCollections(entries);
  cms.registerCustomFormat(contentFormat, 'json', format);
  watchSaves(cms, collections, isLocal, () => known);
  changePhrases(cms, isLocal);
  addStyle(cms);
  mendToasts();
  changeTextPicture(cms);
  addFurtherRules(cms);
  letMark(cms);
  chooseAtOnce(cms);
  mendThumbnails(cms);
  remountForms(store);
  sayRefusals(store);
  // Without the site beside it there is nothing that could show how an entry will look.
  if (site) previewOnSite(cms, collections, entries, site);
  cms.init({ config: cmsConfig(backend, collections, Boolean(site)) });
};

start().catch((error: unknown) => {
  document.body.append(element('p', { role: 'alert' }, `The editor cannot start: ${plainWords(error)}.`));
});
