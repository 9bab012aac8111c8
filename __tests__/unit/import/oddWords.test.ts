import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check/checkContent';
import { linkInText } from '../../../src/import/linkInText';
import { takeBack } from '../../../src/import/undo';
import { report } from '../../../src/import/report';
import { makeContent, pixel, removeContent } from '../../support/content';
import { foundPost, imported, prepared, today } from '../../support/import/imports';

let root = '';

beforeEach(() => {
  root = makeContent({});
});

afterEach(() => {
  removeContent(root);
});

test('a title of another site never names the press', async () => {
  const fields = { title: 'The {press} is ours', description: 'On a {press}.', published: '2024-05-01' };
  expect(await imported(root, [foundPost('hat', { fields })])).toEqual({ hat: 'new' });
  expect(readFileSync(join(root, 'data/posts/hat/index.md'), 'utf8')).not.toContain('{press}');
});

test('the report has nothing that a terminal would obey', async () => {
  const fields = { title: 'A \u001B[31mred\nhat', published: '2024-05-01' };
  const lost = { kind: 'lost', file: 'a\u001B[2Jb.xml', what: 'x\u202Ey', why: 'z' } as const;
  const ready = await prepared(root, [foundPost('hat', { fields }), lost]);
  await ready.stage.remove();
  expect(report(ready)).not.toContain('\u001B');
  expect(report(ready)).not.toContain('\u202E');
  expect(report(ready)).toContain('new  A [31mred hat  data/posts/hat/index.md');
});

test('a link to a site whose address nobody knows is its words', async () => {
  const ready = await prepared(root, [foundPost('hat')]);
  await ready.stage.remove();
  const [{ planned }] = ready.outcomes as [(typeof ready.outcomes)[number]];
  expect(linkInText('/gone/', planned, [], new Map(), today)).toBeUndefined();
  const hidden = new Map([['/gone', { route: '/blog/gone/', isHidden: true }]]);
  expect(linkInText('/gone/', planned, [], hidden, today)).toBeUndefined();
});

test('what was changed keeps its pictures when an import is taken back', async () => {
  const text = { format: 'markdown', source: 'Words, and ![a hat](/hat.png).' } as const;
  const picture = () => Promise.resolve({ name: 'hat.png', bytes: pixel });
  await imported(root, [foundPost('hat', { text })], { picture });
  const file = join(root, 'data/posts/hat/index.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nMore.\n`);
  expect((await takeBack(root)).changed).toEqual(['data/posts/hat/index.md']);
  expect(existsSync(join(root, 'data/posts/hat/hat.png'))).toBe(true);
  expect((await checkContent(root, today)).problems).toEqual([]);
});

test('what stayed when an import was taken back does not come a second time', async () => {
  const page = foundPost('maps', { collection: 'ownPages', fields: { title: 'Maps' } });
  await imported(root, [page, foundPost('hat')]);
  const file = join(root, 'data/pages/maps/index.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nMore.\n`);
  await takeBack(root);
  expect(await imported(root, [page, foundPost('hat')])).toEqual({
    maps: 'left out: you have changed it by hand: yours stays',
    hat: 'new',
  });
});
