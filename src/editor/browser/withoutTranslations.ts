import { isTranslationFile, pathInContent } from '../../content/model/entryFiles';
import { Refused } from '../../content/read/refused';
import type { Backend, ListedFile } from './decap';

const isTranslation = (path: string): boolean => isTranslationFile(pathInContent(path));

/** Takes the translations out of a list itself: Decap hangs on it where it goes on. */
const leaveOut = (entries: ListedFile[]): void => {
  for (let index = entries.length - 1; index >= 0; index -= 1)
    if (isTranslation(entries[index]?.file.path ?? '')) entries.splice(index, 1);
};

/** A Git host's backend that lists no translations: they lie beside what is listed, and have no form. */
export const withoutTranslations = (backend: Backend): Backend => {
  for (const name of ['entriesByFolder', 'allEntriesByFolder', 'traverseCursor'] as const) {
    const list = backend[name]?.bind(backend);
    if (list)
      backend[name] = async (...args) => {
        const found = await list(...args);
        leaveOut(Array.isArray(found) ? found : found.entries);
        return found;
      };
  }
  return backend;
};

/** Throws Refused where translations lie among the files beside an entry that is to be deleted: they would be of nothing. */
export const refuseLonely = (beside: readonly { readonly path: string }[]): void => {
  const [left] = beside.filter(({ path }) => isTranslation(path));
  if (left) throw new Refused(`${left.path} is a translation of it: delete that first, at the Git host`);
};
