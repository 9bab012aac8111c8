import { problemsOf } from '../../support/content';

const fields = '---\ntitle: "T"\ndescription: "D"\n---\n\n';

test.each([
  'A &#12; feed',
  '![a&#12;b](./cat.png)',
  '[l](/about/ "ti&#12;tle")',
  '[m](mailto:a@b.example?&#12;x)',
  '``` a&#12;b\ncode\n```',
])('a control character by its number is refused in %j', async (words) => {
  expect(await problemsOf({ 'pages/contact/index.md': `${fields}${words}\n` })).toContain(
    'data/pages/contact/index.md:6 text: has an invisible character, U+000C: delete it',
  );
});

test('characters that are seen, by their numbers, pass', async () => {
  const words = 'A &#8212; dash, &#x1F600; and &copy;\r\nin two lines\tand a tab.';
  expect(await problemsOf({ 'pages/contact/index.md': `${fields}${words}\n` })).toEqual([]);
});
