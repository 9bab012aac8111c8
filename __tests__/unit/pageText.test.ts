import toHtml from 'hast-util-to-html';
import type { Root } from 'hast';
import remarkToHast from 'mdast-util-to-hast';
import { foldSections } from '../../src/content/gatsby/folds';
import { forPages } from '../../src/content/gatsby/forPages';
import { publishSounds } from '../../src/content/gatsby/textSounds';
import { withCaptions } from '../../src/content/read/textTree';
import { withPictures } from '../../src/content/gatsby/textPictures';
import { reader } from '../../src/content/read/markdown';

const treeOf = (text: string): Root => withCaptions(remarkToHast(reader.parse(text)) as Root);

const image = (name: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained' as const,
      width: 20,
      height: 10,
      images: { fallback: { src: `/${name}`, srcSet: `/${name} 20w,\n/large-${name} 40w` } },
    },
  },
});

const shown = (text: string): Promise<string> =>
  withPictures(forPages(treeOf(text)), (name) => Promise.resolve(image(name)));

test('a list of nothing but pictures is a gallery, whose pictures lead to where they are largest', async () => {
  const tight = await shown('- ![A](./a.jpg "The a")\n- ![B](./b.jpg)');
  expect(tight.match(/<a href="[^"]*" data-larger="">/g)).toEqual([
    '<a href="/large-a.jpg" data-larger="">',
    '<a href="/large-b.jpg" data-larger="">',
  ]);
  expect(tight).toContain('</picture></a><small>The a</small></li>');
  expect(await shown('- ![A](./a.jpg "The a")\n\n- ![B](./b.jpg)')).toBe(tight);
});

test.each(['![A](./a.jpg)', '- ![A](./a.jpg)\n- words', '- ![A](./a.jpg) and words', '1. ![A](./a.jpg)'])(
  '%j is no gallery',
  async (text) => {
    expect(await shown(text)).not.toContain('<a ');
  },
);

test('a sound of the site that stands by itself has a player, one within words or of others is a link', async () => {
  const tree = treeOf(
    '[The sea](<./the sea.mp3>)\n\nHear [it](./sea.ogg).\n\n[Me](https://a.example/%FF/b.mp3)\n\n[By words](https://a.example/b.mp3x)',
  );
  await publishSounds(tree, (name) => Promise.resolve(`/static/1/${encodeURI(name)}`));
  expect(toHtml(forPages(tree))).toBe(
    '<figure><figcaption>The sea</figcaption><audio controls preload="none" src="/static/1/the%20sea.mp3" aria-label="The sea"></audio></figure>\n<p>Hear <a href="/static/1/sea.ogg">it</a>.</p>\n<p><a href="https://a.example/%FF/b.mp3">Me</a></p>\n<p><a href="https://a.example/b.mp3x">By words</a></p>',
  );
});

test('what stands below a heading of the second level is folded, and what stands before the first is not', () => {
  expect(toHtml(foldSections(treeOf('Before.\n\n## One\n\nA.\n\n### Within\n\n## Two\n\nB.')))).toBe(
    '<p>Before.</p>\n<details><summary><h2>One</h2></summary><div>\n<p>A.</p>\n<h3>Within</h3>\n</div></details><details><summary><h2>Two</h2></summary><div>\n<p>B.</p></div></details>',
  );
});

test('notes stand below all that is folded, and not in the last of it', () => {
  const html = toHtml(foldSections(treeOf('## One\n\nA.[^1]\n\n## Two\n\nB.\n\n[^1]: Note.')));
  expect(html).toMatch(/<p>B\.<\/p>\n<\/div><\/details><div class="footnotes">[^]*Note\.[^]*<\/div>$/);
});
