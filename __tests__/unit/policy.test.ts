import { inlineIn, inlineOfAll, pagePolicy, withPolicy } from '../../src/hosting/pagePolicy';
import { movesOf } from '../../src/hosting/moves';

const page =
  '<head><meta charset="utf-8"/><style data-href="/a.css">a{}</style></head>' +
  '<p style="outline:none">a</p><script src="/a.js"></script><script>b()</script>' +
  '<script type="application/ld+json">{"a":"<p style=\\"b\\">"}</script>';

test('what stands within a page is known by its hash: scripts that run, style sheets and style attributes', () => {
  const { scripts, styles, styleAttributes } = inlineOfAll([inlineIn(page), inlineIn(page)]);
  // By `printf 'b()' | openssl dgst -sha256 -binary | base64`.
  expect([...scripts]).toEqual(["'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='"]);
  expect(styles.size).toBe(1);
  expect(styleAttributes.size).toBe(1);
});

test('the value of an attribute is hashed as the browser reads it', () => {
  const { styleAttributes } = inlineIn('<p style="a:&quot;b&quot;">');
  // By `printf 'a:"b"' | openssl dgst -sha256 -binary | base64`.
  expect([...styleAttributes]).toEqual(["'sha256-Np5Mnw3yaOoWx/z7khZUyrnrRTjKF7XX6e5sX9hRjVw='"]);
});

test('what several pages have is the same in any order', () => {
  const other = inlineIn('<script>a()</script><script>c()</script>');
  const [one, two] = [
    [inlineIn(page), other],
    [other, inlineIn(page)],
  ].map((pages) => [...inlineOfAll(pages).scripts]);
  expect(one).toHaveLength(3);
  expect(two).toEqual(one);
});

test('a policy allows the site’s own, hashes, and of others what the content names', () => {
  const policy = pagePolicy(inlineIn(page), {
    frames: ['https://video.example'],
    forms: ['https://letters.example'],
  });
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(policy).toContain('frame-src https://video.example; ');
  expect(policy).toContain("form-action 'self' https://letters.example; ");
  expect(pagePolicy(inlineOfAll([]), { frames: [], forms: [] })).toContain(
    "style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'none'; form-action 'self'; base-uri 'none'",
  );
});

test('a page has one policy, behind its encoding and before all that it governs', () => {
  const once = withPolicy(page, "default-src 'none'");
  expect(withPolicy(once, "default-src 'self'")).toBe(
    page.replace(
      '<meta charset="utf-8"/>',
      `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
    ),
  );
});

test('old addresses lead to the pages that name them', () => {
  expect(movesOf([{ path: '/a/' }, { path: '/b/', context: { aliases: ['/c/', '/d/'] } }])).toEqual([
    { from: '/c/', to: '/b/' },
    { from: '/d/', to: '/b/' },
  ]);
});
