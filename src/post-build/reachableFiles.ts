import { posix } from 'node:path';

/** The digest of a picture and of its size, of another file, or of what webpack made. */
const digest = /[0-9a-f]{32}(?:\/[0-9a-f]{5}(?=\/))?|[0-9a-f]{20}/;

/** How texts name files: by these, and queries that several pages share by a number. */
const namesInTexts = new RegExp(`${digest.source}|"\\d+"`, 'g');

/**
 * The part of a path that stands for the file's content or origin, by which other files name it; undefined where it has
 * none. Webpack's runtime knows the digests of scripts and not their whole names. `path` is one in `public/`.
 */
export const digestIn = (path: string): string | undefined => {
  const query = /^page-data\/sq\/d\/(\d+)\.json$/.exec(path)?.[1];
  return query ? `"${query}"` : digest.exec(path)?.[0];
};

const isText = (path: string): boolean => /\.(html|js|css|json|webmanifest)$/.test(path);

/** The files in `public/` that make a page, given its path. */
export const filesOfPage = (path: string): string[] => {
  const name = path.replaceAll(/^\/|\/$/g, '');
  return [
    name.endsWith('.html') ? name : posix.join(name, 'index.html'),
    posix.join('page-data', name || 'index', 'page-data.json'),
  ];
};

/** The roots among `files`, paths in `public/`, and what they name by digests, what that names in turn, and so on. */
export const reachableFiles = (
  roots: readonly string[],
  files: readonly string[],
  textOf: (path: string) => string,
): ReadonlySet<string> => {
  const byDigest = new Map<string, string[]>();
  for (const path of files) {
    const name = digestIn(path);
    if (name) byDigest.set(name, [...(byDigest.get(name) ?? []), path]);
  }
  const found = new Set(roots);
  // A set is walked to its end, what was added meanwhile included.
  for (const path of found) {
    if (!isText(path)) continue;
    for (const [name] of textOf(path).matchAll(namesInTexts))
      byDigest.get(name)?.forEach((named) => found.add(named));
  }
  return found;
};
