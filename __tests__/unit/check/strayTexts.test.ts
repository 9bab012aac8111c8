import { problemsOf } from '../../support/content';

const places = 'no page reads this file: the content lies in';

test.each([
  ['swof/notes.JSON', `data/swof/notes.JSON: ${places} data/swof/*.json`],
  ['books/x.map', `data/books/x.map: ${places} data/books/*/index.json`],
  ['posts/notes.markdown', `data/posts/notes.markdown: ${places} data/posts/*/index.md`],
  ['posts/a/INDEX.MD', `data/posts/a/INDEX.MD: ${places} data/posts/*/index.md`],
])('%s, which Gatsby would read and stumble over, is named', async (file, problem) => {
  expect(await problemsOf({ [file]: '{"a": oops' })).toEqual([problem]);
});

test('other files beside the texts are nobody’s business', async () => {
  expect(await problemsOf({ 'posts/notes.txt': 'to do' })).toEqual([]);
});
