import { htmlToMarkdown } from '../../../../src/import/text/htmlToMarkdown';
import { wordpressHtml } from '../../../../src/import/text/wordpress/wordpressHtml';

const files: Readonly<Record<string, { address: string; alt?: string; caption?: string }>> = {
  3: { address: 'https://old.example/a.jpg', alt: 'A', caption: 'One & all' },
  4: { address: 'https://old.example/b.jpg', alt: 'B' },
  5: { address: 'https://old.example/waves.mp3', caption: 'The waves' },
};

const known = { attachment: (id: string) => files[id], attachedToPost: ['4'] };

const shown = (content: string, more: object = {}) => {
  const { html, lost } = wordpressHtml(content, { ...known, ...more });
  const { markdown } = htmlToMarkdown(html, {
    link: () => undefined,
    picture: (address) => `./${address.split('/').at(-1) ?? ''}`,
  });
  return { markdown, lost: lost.map(({ what, why }) => `${what}: ${why}`) };
};

const markdownOf = (content: string, more: object = {}): string => shown(content, more).markdown;

test.each([
  ['empty lines', 'One\ntwo\r\n\r\n<b>three\n\nfour</b>', 'One\\\ntwo\n\n**three**\n\n**four**'],
  [
    'line ends in tags and around blocks',
    '<a\nhref="https://a.example/">b</a>\n<ul>\n<li>c\nd</li>\n</ul>\ne',
    '[b](https://a.example/)\n\n- c\\\n  d\n\ne',
  ],
  ['line ends in code', '<pre>a\n\nb</pre>', '```\na\n\nb\n```'],
  [
    'a caption',
    '[caption id="x" width="3"]<a href="a.jpg"><img src="a.jpg" alt="A" /></a> The <i>lamp</i>[/caption]',
    '![A](./a.jpg "The lamp")',
  ],
  [
    'an old caption',
    '[caption caption="The lamp"]<img src="a.jpg" alt="A">[/caption]',
    '![A](./a.jpg "The lamp")',
  ],
  ['a caption without end', 'a [caption id="x"]<img src="a.jpg" alt="A"> b', 'a ![A](./a.jpg) b'],
  ['a gallery', '[gallery ids="3,4"]', '- ![A](./a.jpg "One & all")\n- ![B](./b.jpg)'],
  ['a gallery of what is attached', '[gallery]', '- ![B](./b.jpg)'],
  [
    'sounds and videos',
    '[audio src="https://a.example/b.mp3"]\n\n[video mp4="https://a.example/c.mp4"][/video]\n\n[playlist ids="5"]',
    '[b.mp3](https://a.example/b.mp3)\n\n[c.mp4](https://a.example/c.mp4)\n\n[The waves](https://old.example/waves.mp3)',
  ],
  [
    'what is embedded',
    '[embed width="3"]https://a.example/b[/embed]\n\nhttps://a.example/c',
    '<https://a.example/b>\n\n<https://a.example/c>',
  ],
  [
    'a shortcode that means itself',
    '[[gallery ids="3"]] and [[caption]a[/caption]]',
    '\\[gallery ids="3"] and \\[caption]a\\[/caption]',
  ],
  [
    'what only looks like one',
    'It were [sic] so [1] and [see a = b]',
    'It were \\[sic] so \\[1] and \\[see a = b]',
  ],
  [
    'blocks',
    '<!-- wp:paragraph {"a":"-->"} -->\n<p>a</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:core-embed/x {"url":"https://a.example/b"} /-->\n<!-- wp:verse -->\n<pre class="wp-block-verse">c\nd</pre>\n<!-- /wp:verse -->',
    '"} -->\n\na\n\n<https://a.example/b>\n\nc\\\nd',
  ],
  ['more', '<p>a</p>\n<!--more-->\n<p>b</p>', 'a\n\nb'],
  ['pages of a text', 'a\n<!--nextpage-->\nb', 'a\n\nb'],
])('shows %s', (_name, content, markdown) => {
  expect(markdownOf(content)).toBe(markdown);
});

test('says what plugins and dynamic blocks have shown', () => {
  expect(
    shown(
      '<!-- wp:latest-posts {"count":3} /--><!-- wp:calendar /--><!-- wp:calendar /--><!-- wp:block {"ref":9} /-->[vc_row width="1"]<p>a</p>[/vc_row] [form id="2"][gallery ids="77"]',
    ),
  ).toEqual({
    markdown: 'a',
    lost: [
      'the block latest-posts: WordPress made it anew for each visit, and the export does not say what it showed',
      'the block calendar (2 times): WordPress made it anew for each visit, and the export does not say what it showed',
      'a block that many texts share: the export has it elsewhere: put its words here',
      'the shortcode [vc_row width="1"]: a plugin of the old site showed something here: what is between it and its end stays',
      'the shortcode [form id="2"]: a plugin of the old site showed something here: what is between it and its end stays',
      'the file number 77 of a gallery or list: the export does not say what it is',
      'a gallery: nothing says which pictures are in it',
    ],
  });
});

test('shows shared blocks and notes that the export has elsewhere', () => {
  const reusable = (id: string) => (id === '9' ? '<p>Shared.</p>' : undefined);
  const footnotes = '[{"id":"u","content":"Oil."},{"no":1}]';
  expect(
    markdownOf(
      '<!-- wp:block {"ref":9} /--><p>Lamp<sup data-fn="u"><a href="#u" id="u-link">1</a></sup></p><!-- wp:footnotes /-->',
      { reusable, footnotes },
    ),
  ).toBe('Shared.\n\nLamp[^1]\n\n[^1]: Oil.');
});
