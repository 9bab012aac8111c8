import { readChanges } from '../../src/editor/publish/orders';
import type { Git } from '../../src/git/git';
import { readContent } from '../../src/content/read/readContent';
import { fieldTexts } from '../../src/editor/app/panel/fieldTexts';
import { entryIn } from '../../src/editor/entryOf';
import { adviceOn } from '../../src/editor/saveChange';
import { makeContent, pixel, removeContent, today } from '../support/content';

const original = 'data/posts/a/index.md';
const translation = 'data/posts/a/index.de.md';
const german = '---\ntitle: "Ein Tag"\ndescription: "D"\n---\n\nWorte. ![Eine Lampe](./lamp.png)\n';
const git: Git = () => Promise.resolve({ code: 1, out: Buffer.alloc(0), err: '' } as never);

let root: string;
beforeAll(() => {
  root = makeContent({
    'posts/a/index.md':
      '---\ntitle: "A day"\ndescription: "D"\nform: "essay"\npublished: "2024-01-01"\n---\n\nWords.\n',
    'posts/a/index.de.md': german,
    'posts/a/lamp.png': pixel,
    'redirects.json': { redirects: [{ from: '/old/', to: '/blog/' }] },
  });
});
afterAll(() => removeContent(root));

test('a picture that the translation alone shows is one that is used', async () => {
  const { entries } = await readContent(root);
  const saved = entries.filter(({ file }) => file === original);
  expect((await adviceOn(root, saved, entries, today)).map(({ message }) => message)).toEqual([]);
});

test('a translation that has changed is named as such, by its title', async () => {
  const changes = await readChanges(root, git, [{ path: translation, state: 'changed' } as never]);
  expect(changes).toMatchObject([{ id: translation, kind: 'translation', title: 'Ein Tag' }]);
});

test('whichever entry is saved, no file beside it is called unused that another shows', async () => {
  for (const place of [root, '.']) {
    const { entries } = await readContent(place);
    const advice = await Promise.all(entries.map((entry) => adviceOn(place, [entry], entries, today)));
    expect(advice.flat().filter(({ message }) => message.includes('nothing on the site shows'))).toEqual([]);
  }
});

test('old addresses are read by the editor, however many they are', () => {
  const redirects = Array.from({ length: 2000 }, (_, day) => ({ from: `/?p=${day + 1}`, to: '/blog/' }));
  const text = JSON.stringify({ redirects });
  expect(entryIn('data/redirects.json', text)?.parsed.value).toEqual({ redirects });
  expect(fieldTexts('data/redirects.json', text)?.get('Old addresses')).toContain('/?p=2000');
});
