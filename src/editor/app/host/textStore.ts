import { createStore, getMany, setMany } from 'idb-keyval';

/** Where texts are kept by their digests, so that only those travel that have changed. */
export interface TextStore {
  /** Undefined for each that is not kept. */
  get(digests: readonly string[]): Promise<readonly (string | undefined)[]>;
  add(texts: ReadonlyMap<string, string>): Promise<void>;
}

/** For as long as the page is open. */
export const keptInMemory = (): TextStore => {
  const kept = new Map<string, string>();
  return {
    get: (digests) => Promise.resolve(digests.map((digest) => kept.get(digest))),
    add: (texts) => {
      for (const [digest, text] of texts) kept.set(digest, text);
      return Promise.resolve();
    },
  };
};

/** In this browser, where it allows that. */
export const keptInBrowser = (): TextStore => {
  const store = createStore('last-writes-texts', 'by-digest');
  return {
    get: (digests) => getMany<string | undefined>([...digests], store).catch(() => []),
    add: (texts) => setMany([...texts], store).catch(() => undefined),
  };
};
