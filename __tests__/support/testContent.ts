import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/content/check/checkContent';
import { collectionOf } from '../../src/content/model/entryFiles';
import { listContent } from '../../src/content/read/listContent';
import { parseContent } from '../../src/content/read/parse';
import { formatProblem } from '../../src/content/read/problem';
import { readContent } from '../../src/content/read/readContent';
import { type Fields, formatEntry } from '../../src/content/write/formatEntry';
import { stateOf, textOf } from '../../src/editor/app/content';
import { localIsoDate } from '../../src/lib/localIsoDate';
import { messagesFor } from './jsonEditor';

/** The files of the content below a root whose names end like this, by their paths in `data/`. */
const filesOf = async (root: string, ending: RegExp): Promise<string[]> => {
  const files = (await listContent(root)).paths.filter((file) => ending.test(file));
  expect(files.length).toBeGreaterThan(0);
  return files;
};

const textIn = (root: string, file: string): string => readFileSync(join(root, 'data', file), 'utf8');

/** The files of the content below a root that do not stand in the form in which the kit writes entries. */
export const misformed = async (root: string): Promise<string[]> =>
  (await filesOf(root, /\.(json|md)$/)).filter((file) => {
    const text = textIn(root, file);
    const { value, body } = parseContent(file, text);
    return formatEntry(collectionOf(file)?.collection ?? 'site', value as Fields, body) !== text;
  });

/** Tests that the content below a root is without mistake, and as the kit and the editors would write it. */
export const testContent = (rootOf: () => Promise<string>): void => {
  let root = '';
  beforeAll(async () => void (root = await rootOf()));

  test('the content has no mistake, and there is nothing to advise on', async () => {
    const { problems, advice } = await checkContent(root, localIsoDate(new Date()));
    expect([...problems, ...advice].map(formatProblem)).toEqual([]);
  });

  test('every entry stands in the form in which entries are written', async () => {
    expect(await misformed(root)).toEqual([]);
  });

  test('an editor of JSON has nothing to say about it', async () => {
    const messages = (await filesOf(root, /\.json$/)).map((file) =>
      messagesFor(`data/${file}`, textIn(root, file)),
    );
    expect((await Promise.all(messages)).flat()).toEqual([]);
  });

  test('the browser editor writes every entry as it has read it', async () => {
    const { entries } = await readContent(root);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries)
      expect(textOf(entry.collection, stateOf(entry))).toBe(readFileSync(join(root, entry.file), 'utf8'));
  });
};
