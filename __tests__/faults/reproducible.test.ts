import { renameSync, rmSync } from 'node:fs';
import { copyKit } from '../support/project';
import { signsTaken } from '../support/signsTaken';
import { build, differences, forgetBuilds } from './support/builtSite';
import { takePackages } from './support/takePackages';

const minutes = 60_000;

/** Programs of other versions of Node, with whole paths, one after the other with colons between. */
const others = (process.env['OTHER_NODES'] ?? '').split(':').filter(Boolean);

let root = '';

beforeAll(async () => {
  root = await copyKit();
  // webpack knows files by the way to them from the packages.
  takePackages(root);
}, 5 * minutes);

afterAll(() => rmSync(root, { recursive: true, force: true }));

test(
  'clean builds give the same bytes, in a folder of another name, by other versions of Node, and once more from their cache',
  async () => {
    const expected = await build(root);
    expect(Object.keys(expected).length).toBeGreaterThan(300);
    expect(Object.keys(expected).filter((path) => path.endsWith('.avif')).length).toBeGreaterThan(50);
    expect(differences(await build(root), expected)).toEqual([]);
    renameSync(root, `${root} ${signsTaken}`);
    root = `${root} ${signsTaken}`;
    for (const node of [process.execPath, ...others]) {
      forgetBuilds(root);
      expect([node, differences(await build(root, node), expected)]).toEqual([node, []]);
    }
  },
  20 * minutes,
);
