import { addressOf } from '../../src/editor/browser/preview/siteOf';
import { entryOf } from '../../src/editor/config';
import { site } from '../support/content';

const key = 'abcdefgh2345';

test('a post has a preview without a blog if it is unlisted', () => {
  const file = 'data/posts/a/index.md';
  const previewOf = (fields: object) =>
    addressOf(
      {
        origin: 'http://localhost',
        settings: site,
        entries: [entryOf(file, fields)].filter((entry) => entry !== null),
        switches: { off: ['blog'], press: undefined },
      },
      new Map([['path', file]]) as never,
      new Map([['name', 'posts']]) as never,
    );
  expect(previewOf({ unlisted: true, unlistedKey: key })).toBe(`http://localhost/blog/a-${key}/`);
  expect(previewOf({})).toBeNull();
});
