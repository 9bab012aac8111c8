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

test('a picture beside the text becomes responsive, with the words and the file it was given', async () => {
  const asked: string[] = [];
  const html = await withPictures(
    '<p>A <img src="./a%20cat.jpg" alt="“Cats” &#x26; &#x3C;dogs&#x3E;"> B</p>',
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
  const html = '<p><a href="/about/">A</a> <img src="./none.jpg" alt="B"></p>';
  expect(await withPictures(html, () => Promise.resolve(null))).toBe(html);
});

test('a sign in the title of a picture ends nothing', async () => {
  const html = await withPictures('<img src="./cat.jpg" alt="A cat" title="1 > 0 and more"> B', () =>
    Promise.resolve(picture),
  );
  expect(html).toMatch(/<\/picture> B$/);
});
