import { Refused } from '../../content/read/refused';
import { nameIn } from '../../lib/text';
import { fileKindOf, isHeic, isHeicName } from '../../content/model/fileTypes';
import type { Backend } from './decap';
import { plainly } from './plainly';

/** Says why a file can be no picture or sound of the site, by its name; null where it may be one. */
const refuseName = (path: string): string | null => {
  const name = nameIn(path);
  if (isHeicName(name)) return `${name} is ${isHeic}`;
  return fileKindOf(name)
    ? null
    : `${name} is none of the pictures and sounds that browsers know: export it as JPEG, PNG or MP3`;
};

/** The backend, which refuses in Media what the site could not show, before it is sent. */
export const refuseUploads = (backend: Backend): Backend => {
  const persistMedia = backend.persistMedia.bind(backend);
  return Object.assign(backend, {
    persistMedia: plainly(async (file, options) => {
      const reason = refuseName(file.path);
      if (reason) throw new Refused(reason);
      return persistMedia(file, options);
    }),
  } satisfies Partial<Backend>);
};
