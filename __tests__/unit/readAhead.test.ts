import { readContent } from '../../src/content/read/readContent';
import { readAhead } from '../../src/editor/readAhead';
import { readListing } from '../../src/editor/readListing';
import { makeContent, removeContent } from '../support/content';

const fields = '---\ntitle: "A day"\ndescription: "D"\nform: "essay"\npublished: "2024-01-01"\n---\n';
const words = 'She went *down* the stairs, and [the lamp](/about/) was out. "Who is there?" she said. ';
const posts = Array.from({ length: 60 }, (_, index): [string, string] => [
  `posts/p-${index}/index.md`,
  `${fields}\n${`${words.repeat(3)}\n\n`.repeat(20)}${index}\n`,
]);

test('what was read ahead needs not be read when it is checked, and meanwhile others are answered', async () => {
  const root = makeContent(Object.fromEntries(posts));
  const listing = await readListing(root);
  let answered = 0;
  const others = setInterval(() => (answered += 1));
  const started = performance.now();
  await readAhead(listing, 0);
  const ahead = performance.now() - started;
  clearInterval(others);
  expect(answered).toBeGreaterThan(posts.length / 2);
  const checked = performance.now();
  await readContent(root);
  expect(performance.now() - checked).toBeLessThan(ahead / 2);
  removeContent(root);
});

test('a text that cannot be read does not keep the others from being read', async () => {
  const entries = ['no fields', `${fields}\nWords.\n`].map((text, index) => ({
    path: `data/posts/p-${index}/index.md`,
    text,
    version: '',
  }));
  await expect(readAhead({ entries, media: [] }, 0)).resolves.toBeUndefined();
});
