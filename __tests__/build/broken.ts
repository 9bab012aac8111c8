import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const book = 'data/books/snow-load/index.json';
const cover = 'data/books/a-debt-in-salt/cover.jpg';
const broken = `{
  "id": 15,
  "titel": "Snow Load",
  "image": "./cover.jpg",
  "link": "javascript:alert(1)"
}
`;
/** What is said of the broken content. */
export const problems = [
  '6 problems in the content:',
  '',
  'data/books/a-debt-in-salt/index.json:4 image: is not a picture that can be read: it is damaged: export it again, got "./cover.jpg"',
  `${book}:1 title: is missing: write the title as on the cover`,
  `${book}:3: unknown field titel: did you mean title?`,
  `${book}:5 link: must start with https://, got "javascript:alert(1)"`,
  'data/site.json:2 title: must not be empty, got ""',
  'data/swof/j-t.json:4: is not valid JSON: close brace expected',
].join('\n');

/** Breaks four files of a copy of the project: of a cover the middle is missing, and its end is there. */
export const breakContent = (root: string): void => {
  writeFileSync(join(root, book), broken);
  const site = readFileSync(join(root, 'data/site.json'), 'utf8');
  writeFileSync(join(root, 'data/site.json'), site.replace('"Last Writes"', '""'));
  writeFileSync(join(root, 'data/swof/j-t.json'), '{\n  "id": 2,\n  "name": "J.T."\n');
  const picture = readFileSync(join(root, cover));
  const half = picture.subarray(0, picture.length / 2);
  writeFileSync(join(root, cover), Buffer.concat([half, Buffer.from('ffd9', 'hex')]));
};

/** Puts the project's own files in the place of the broken ones. */
export const mendContent = (root: string): void => {
  for (const file of [book, cover, 'data/site.json', 'data/swof/j-t.json']) {
    writeFileSync(join(root, file), readFileSync(join(process.cwd(), file)));
  }
};
