import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const book = 'data/books/second-book/index.json';
const cover = 'data/books/first-book/cover.jpg';
const broken = `{
  "id": 2,
  "titel": "Second Book",
  "image": "./cover.jpg",
  "link": "javascript:alert(1)"
}
`;
/** What is said of the broken content. */
export const problems = [
  '6 problems in the content:',
  '',
  'data/books/first-book/index.json:4 image: is not a picture that can be read: it is damaged: export it again, got "./cover.jpg"',
  `${book}:1 title: is missing: write the title as on the cover`,
  `${book}:3: unknown field titel: did you mean title?`,
  `${book}:5 link: must start with https://, got "javascript:alert(1)"`,
  'data/site.json:2 title: must not be empty, got ""',
  'data/swof/j-t.json:4: is not valid JSON: close brace expected',
].join('\n');

/** Breaks four files of a copy of the kit: of a cover the middle is missing, and its end is there. Returns how to mend them. */
export const breakContent = (root: string): (() => void) => {
  const whole = [book, cover, 'data/site.json', 'data/swof/j-t.json'].map((file) => ({
    path: join(root, file),
    bytes: readFileSync(join(root, file)),
  }));
  writeFileSync(join(root, book), broken);
  const site = readFileSync(join(root, 'data/site.json'), 'utf8');
  writeFileSync(join(root, 'data/site.json'), site.replace('"A site"', '""'));
  writeFileSync(join(root, 'data/swof/j-t.json'), '{\n  "id": 2,\n  "name": "J.T."\n');
  const picture = readFileSync(join(root, cover));
  const half = picture.subarray(0, picture.length / 2);
  writeFileSync(join(root, cover), Buffer.concat([half, Buffer.from('ffd9', 'hex')]));
  return () => whole.forEach(({ path, bytes }) => writeFileSync(path, bytes));
};
