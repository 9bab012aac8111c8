import { differing, fieldTexts } from '../../src/editor/app/panel/fieldTexts';
import { withIt } from '../../src/editor/app/publish/words';
import { filesOf } from '../support/content';

const texts = (path: string, raw: string) => {
  const found = fieldTexts(`data/${path}`, raw);
  if (!found) throw new Error(`${path} cannot be read`);
  return found;
};

const files = filesOf({});

test('an entry is shown by the labels of its form, what lies within a field too', () => {
  const site = Object.fromEntries(texts('site.json', String(files['site.json'])));
  expect(site).toMatchObject({
    Title: 'A site',
    'Press: Name': 'A press',
    'Footer year': '2024',
    Profiles: 'Me, https://social.example/@me',
  });
});

test('choices and days are said as in the form', () => {
  const post = texts('posts/a/index.md', '---\nform: essay\npublished: "2026-11-29"\n---\n\nWords.\n');
  expect([...post.values()]).toEqual(['Essay', 'November 29, 2026', 'Words.']);
});

test('of two states only the fields that differ are shown, those that one lacks too', () => {
  const page = String(files['pages/code/index.md']);
  const one = texts('pages/code/index.md', page);
  const off = page.replace('\n---\n\nWords.', '\noff: true\n---\n\nOthers.');
  const other = texts('pages/code/index.md', off);
  expect(differing(one, other)).toEqual(['Text', 'Switched off']);
  expect(other.get('Switched off')).toBe('yes');
  expect(differing(one, null)).toEqual(['Title', 'Description', 'Text']);
});

test('what cannot be read has no fields', () => {
  expect(fieldTexts('data/books/a-book/index.json', '{')).toBeNull();
  expect(fieldTexts('data/elsewhere.txt', '{}')).toBeNull();
});

test.each([
  ['new', 'img.jpg has been added since, and is deleted with it.'],
  ['changed', 'img.jpg has been changed since, and goes back to what it was.'],
  ['deleted', 'img.jpg has been deleted since, and comes back.'],
] as const)('of a picture that is %s it is said what becomes of it', (state, words) => {
  expect(withIt({ path: 'data/books/x/img.jpg', state, isStaged: false })).toBe(words);
});
