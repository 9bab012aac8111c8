import { formatProblem } from '../../../src/content/read/problem';
import { checkContent } from '../../../src/content/check/checkContent';
import type { Input } from '../../../src/import/found';
import { importFrom } from '../../../src/import/importFrom';
import { keepImport } from '../../../src/import/keep';
import { takeBack } from '../../../src/import/undo';
import { sourceFor, sources } from '../../../src/import/sources';
import { makeContent, removeContent, today } from '../../support/content';
import { filesBelow } from '../../support/filesBelow';
import { exportsOf } from '../../support/import/exports';
import { inputOf } from '../../support/import/inputOf';

let root = '';
beforeEach(() => void (root = makeContent({})));
afterEach(() => removeContent(root));

test('there is an export of every source', () => {
  expect(Object.keys(exportsOf).sort()).toEqual(sources.map(({ name }) => name).sort());
});

/** What became of each thing that is in an export, by its title. */
const bring = async (input: Input): Promise<Record<string, string>> => {
  const ready = await importFrom(sourceFor(input), input, {
    root,
    isFetching: false,
    replace: () => Promise.resolve(new Set()),
    onProgress: () => undefined,
  });
  if (ready.files.length) await keepImport(root, ready, () => undefined);
  await ready.stage.remove();
  return Object.fromEntries(
    ready.outcomes.map(({ planned, title, state, why }) => [
      `${planned.collection} ${title}`,
      why === undefined ? state : `${state}: ${why}`,
    ]),
  );
};

test.each(Object.entries(exportsOf))(
  'what %s exports comes without a mistake, comes once, and is taken back',
  async (name, files) => {
    const before = filesBelow(root);
    const input = inputOf(files);
    expect(sourceFor(input).name).toBe(name);
    const outcomes = await bring(input);
    expect(Object.keys(outcomes).length).toBeGreaterThan(0);
    expect(new Set(Object.values(outcomes))).toEqual(new Set(['new']));
    expect((await checkContent(root, today)).problems.map(formatProblem)).toEqual([]);
    expect(new Set(Object.values(await bring(input)))).toEqual(new Set(['as it was']));
    await takeBack(root);
    expect(Object.keys(filesBelow(root)).filter((file) => !file.startsWith('.cache/'))).toEqual(
      Object.keys(before),
    );
  },
);
