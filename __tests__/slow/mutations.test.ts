import fc from 'fast-check';
import type { Node } from 'gatsby';
import { adviseOn } from '../../src/content/check/advise';
import { checkEntry } from '../../src/content/check/checkEntry';
import { checkFiles } from '../../src/content/check/checkFiles';
import { checkTogether } from '../../src/content/check/checkTogether';
import type { Entry } from '../../src/content/read/entry';
import { fileFaults } from '../../src/content/check/files/fileFault';
import { pathInContent } from '../../src/content/model/entryFiles';
import { formatProblem, type Problem } from '../../src/content/read/problem';
import { type Content, readContent, parseEntry } from '../../src/content/read/readContent';
import { type Fields, formatEntry } from '../../src/content/write/formatEntry';
import { filesOf, makeContent, removeContent, today } from '../support/content';
import { everyCollection } from '../support/everyCollection';
import { nodesOf } from '../support/gatsbyNodes';
import { queryErrors } from '../support/graphql';
import { mutantsOf } from '../support/mutations';

/** The same mutations on every machine; another number finds others. */
const seed = Number(process.env['SEED'] ?? 20_240_601);
const numRuns = Number(process.env['RUNS'] ?? 600);

const files = filesOf(everyCollection);
const root = makeContent(everyCollection);
const warned = jest.spyOn(process, 'emitWarning');
let content: Content;
let siteSettings: Node | undefined;

/** The pictures and sounds stay as they are: each is looked at once. */
const lookOnce = (kind: keyof typeof fileFaults): void => {
  const faultOf = fileFaults[kind];
  const known = new Map<string, Promise<string | null>>();
  fileFaults[kind] = (file) => {
    const fault = known.get(file.path) ?? faultOf(file);
    known.set(file.path, fault);
    return fault;
  };
};

beforeAll(async () => {
  lookOnce('picture');
  lookOnce('sound');
  content = await readContent(root);
  siteSettings = (await nodesOf(root, 'site.json', String(files['site.json']))).at(-1);
});

afterAll(() => {
  removeContent(root);
});

/** All that is wrong with a file that has become this text, beside all others; and its entry, if it can be read. */
const check = async (
  path: string,
  text: string,
): Promise<{ problems: readonly Problem[]; entry?: Entry }> => {
  const entry = parseEntry(path, text);
  if (!('parsed' in entry)) return { problems: [entry] };
  const entries = content.entries.map((other) => (other.file === entry.file ? entry : other));
  const problems = [
    ...checkEntry(entry, today),
    ...(await checkFiles(root, entry)),
    ...checkTogether(content.paths, entries, today),
  ];
  return { problems, entry };
};

/** Expects a sentence about a line in which the field stands that it is about. */
const expectNamed = (problem: Problem, texts: typeof files): void => {
  const { file, line = 0, field = '', message } = problem;
  expect(formatProblem(problem)).toMatch(/^data\/[^\r\n]+$/);
  expect(formatProblem(problem)).not.toMatch(/undefined|\[object|call stack/);
  const found = String(texts[pathInContent(file)]).split('\n')[line - 1];
  expect(found).toBeDefined();
  if (field === 'text' || message.startsWith('is missing')) return;
  const name = /^unknown field (\w+):/.exec(message)?.[1] ?? /(?:^|\.)([a-z]\w*)$/i.exec(field)?.[1] ?? '';
  expect(found).toContain(name);
};

/** Expects Gatsby to make nodes of what the checks have read, and to answer a query for all of it. */
const expectBuilt = async (path: string, text: string, { collection, parsed }: Entry): Promise<void> => {
  const nodes = await nodesOf(root, path, text);
  const node = nodes.at(-1);
  const { id, ...fields } = parsed.value as Fields;
  expect(node).toMatchObject(id === undefined ? fields : { ...fields, jsonId: id });
  expect(await queryErrors(collection, nodes, collection === 'site' ? node : siteSettings)).toEqual([]);
  if (parsed.body !== undefined) expect(nodes[1]?.internal.content?.trim()).toBe(parsed.body.trim());
};

/** Expects an entry to be the same when the project has written it, and the transformers to read it as well. */
const expectKept = async (path: string, { collection, parsed }: Entry): Promise<void> => {
  const text = formatEntry(collection, parsed.value as Fields, parsed.body);
  const { entry, problems } = await check(path, text);
  expect(problems).toEqual([]);
  expect(entry?.parsed.value).toEqual(parsed.value);
  expect(entry?.parsed.body?.trim()).toBe(parsed.body?.replaceAll('\r\n', '\n').trim());
  const [, transformed] = await nodesOf(root, path, text);
  if (parsed.body !== undefined) expect(transformed?.['frontmatter']).toEqual(parsed.value);
};

test('whatever becomes of an entry is told by file, line and field, or builds without an error', async () => {
  let built = 0;
  const mutated = fc.asyncProperty(mutantsOf(files), async ({ path, text }) => {
    const { entry, problems } = await check(path, text);
    problems.forEach((problem) => expectNamed(problem, { ...files, [path]: text }));
    expect(warned).not.toHaveBeenCalled();
    if (problems.length || !entry) return;
    built += 1;
    const advice = await adviseOn(root, [], [entry], today);
    advice.forEach((problem) => expectNamed(problem, { ...files, [path]: text }));
    await expectBuilt(path, text, entry);
    await expectKept(path, entry);
  });
  await fc.assert(mutated, { numRuns, seed });
  expect(built).toBeGreaterThan(numRuns / 6);
}, 240_000);

test('the same text has the same problems each time', async () => {
  const mutated = fc.asyncProperty(mutantsOf(files), async ({ path, text }) => {
    expect((await check(path, text)).problems).toEqual((await check(path, text)).problems);
  });
  await fc.assert(mutated, { numRuns: 200, seed });
}, 240_000);
