import type { Element, Root } from 'hast';
import { withPictures } from '../../src/content/gatsby/textPictures';

const picture = {
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained' as const,
      width: 660,
      height: 440,
      images: {
        fallback: { src: '/a.jpg', srcSet: '/a.jpg 660w' },
        sources: [{ type: 'image/avif', srcSet: '/a.avif 660w' }],
      },
    },
  },
};

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string) => ({ type: 'text' as const, value });
const tree = (...children: Root['children']): Root => ({ type: 'root', children });

test('a picture beside the text becomes responsive, with the words and the file it was given', async () => {
  const asked: string[] = [];
  const html = await withPictures(
    tree(
      element(
        'p',
        {},
        text('A '),
        element('img', { src: './a%20cat.jpg', alt: '“Cats” & <dogs>' }),
        text(' B'),
      ),
    ),
    (name) => {
      asked.push(name);
      return Promise.resolve(picture);
    },
  );
  expect(asked).toEqual(['a cat.jpg']);
  expect(html).toContain('<source type="image/avif" srcSet="/a.avif 660w"');
  expect(html).toContain('alt="“Cats” &amp; &lt;dogs&gt;"');
  expect(html).toMatch(/^<p>A <picture>.*<\/picture> B<\/p>$/);
});

test('all else stays as it is', async () => {
  const link = element('a', { href: '/about/' }, text('A'));
  const paragraph = element('p', {}, link, text(' '), element('img', { src: './none.jpg', alt: 'B' }));
  expect(await withPictures(tree(paragraph), () => Promise.resolve(null))).toBe(
    '<p><a href="/about/">A</a> <img src="./none.jpg" alt="B"></p>',
  );
});

test('a sign in the title of a picture ends nothing', async () => {
  const cat = element('img', { src: './cat.jpg', alt: 'A cat', title: '1 > 0 and more' });
  const html = await withPictures(tree(cat, text(' B')), () => Promise.resolve(picture));
  expect(html).toMatch(/<\/picture> B$/);
});
