import { useCallback, useEffect, useRef, useState } from 'react';
import { collections } from '../../content/model/collections';
import { fileFieldsOf } from '../../content/model/fileFields';
import { type Entry, valueOf } from '../../content/read/entry';
import { pathBeside } from '../../content/read/usedFiles';
import type { Host } from './host/host';

const urls = new WeakMap<Blob, string>();

/** An address of this page's own for a file; the same for the same file. */
export const urlOf = (file: Blob): string => {
  const url = urls.get(file) ?? URL.createObjectURL(file);
  urls.set(file, url);
  return url;
};

/** What was read of each host, by its paths; as it was last, also where it is gone by now. */
const lastRead = new WeakMap<Host, Map<string, Blob>>();

/** A picture of a host as this page has shown it last. */
export const shownBefore = (host: Host, path: string): Blob | undefined => lastRead.get(host)?.get(path);

const readFor = async (host: Host, path: string): Promise<Blob> => {
  const file = await host.read(path);
  lastRead.set(host, (lastRead.get(host) ?? new Map<string, Blob>()).set(path, file));
  return file;
};

/**
 * Returns what gives a picture of the content its address in this page, by its path; undefined until it was read, when there is
 * another such function. `stamp` changes when the files may have: until they are read again, the old ones are shown.
 */
export const usePictures = (host: Host, stamp: unknown): ((path: string) => string | undefined) => {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Blob>>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    asked.current = new Set();
  }, [stamp]);
  return useCallback(
    (path: string) => {
      if (!asked.current.has(path)) {
        asked.current.add(path);
        readFor(host, path).then(
          (file) => setLoaded((now) => new Map(now).set(path, file)),
          () => undefined,
        );
      }
      const file = loaded.get(path);
      return file && urlOf(file);
    },
    [host, loaded],
  );
};

/** The address of the picture by which an entry is known: the first that it has. */
export const coverIn = (
  entry: Entry,
  pictureAt: (path: string) => string | undefined,
): string | undefined => {
  const [name] = fileFieldsOf(collections[entry.collection].schema)
    .filter(({ fileKind }) => fileKind !== 'sound')
    .map((field) => valueOf(entry, field.name))
    .filter((value) => typeof value === 'string');
  return name === undefined ? undefined : pictureAt(pathBeside(entry.file, name));
};
