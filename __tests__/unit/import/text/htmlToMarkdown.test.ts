import { htmlToMarkdown } from '../../../../src/import/text/htmlToMarkdown';

const around = {
  link: (address: string) => (address === 'https://old.example/about' ? '/about/' : undefined),
  picture: (address: string) =>
    address.includes('gone') ? undefined : `./${address.split('/').at(-1) ?? ''}`,
};

const markdownOf = (html: string): string => htmlToMarkdown(html, around).markdown;

const lostOf = (html: string): string[] =>
  htmlToMarkdown(html, around).lost.map(({ what, why }) => `${what}: ${why}`);

test.each([
  ['headings below the title', '<h1>One</h1><h3>Two</h3><h2>Three</h2>', '## One\n\n### Two\n\n### Three'],
  ['a heading that is bold', '<h2><b>One</b></h2>', '## One'],
  ['breaks', 'One<br>two<br><br>three<br>', 'One\\\ntwo\n\nthree'],
  [
    'emphasis with spaces at its edges',
    '<p>A <b>bold </b>word, un<i>believ</i>able</p>',
    'A **bold** word, un*believ*able',
  ],
  [
    'empty blocks between lines',
    'One<p></p>two<dl><dt></dt></dl><i>a</i><hr><b>b</b>',
    'One\n\ntwo\n\n*a*\n\n* * *\n\n**b**',
  ],
  [
    'a picture in a caption',
    '<figure><figcaption><img src="hat.jpg" alt="A hat"></figcaption></figure>',
    '![A hat](./hat.jpg)',
  ],
  ['emphasis around blocks', '<b><p>One</p><p>two</p></b>', '**One**\n\n**two**'],
  [
    'emphasis of a style',
    '<span style="font-style:italic">so</span> <b style="font-weight:normal">not</b>',
    '*so* not',
  ],
  ['nested lists', '<ul><li>a<ol><li>b</li></ol></li></ul>', '- a\n  1. b'],
  ['a list between items', '<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n  - b'],
  ['words between items', '<ul>a<b>b</b> c<li>d</li> <i>e</i></ul>', '- a**b** c\n- d\n- *e*'],
  ['tasks', '<ul><li><input type="checkbox" checked>Oil</li></ul>', '- [x] Oil'],
  ['a list that goes on', '<ol start="4"><li>a</li><li>b</li></ol>', '4. a\n5. b'],
  ['definitions', '<dl><dt>Wick</dt><dd>It burns.</dd></dl>', '**Wick**\n\nIt burns.'],
  [
    'a table',
    '<table><tr><td>a|b</td><td>c<br>d</td></tr><tr><td colspan="2"><b>e</b></td></tr></table>',
    '| a\\|b | c d |\n| - | - |\n| **e** | |',
  ],
  [
    'a table that only sets things side by side',
    '<table><tr><td><p>a</p><p>b</p></td><td><ul><li>c</li></ul></td></tr></table>',
    'a\n\nb\n\n- c',
  ],
  [
    'a quotation with its source',
    '<blockquote><p>Burn.</p><cite>The Lamp</cite></blockquote>',
    '> Burn.\n>\n> — The Lamp',
  ],
  [
    'code',
    '<pre><code class="language-js">a\n  `b`</code></pre><p><code>c</code></p>',
    '```js\na\n  `b`\n```\n\n`c`',
  ],
  ['verse', '<pre class="wp-block-verse">One\n  two\n\nthree</pre>', 'One\\\n\u00A0\u00A0two\n\nthree'],
  [
    'a picture with its caption',
    '<figure><img src="/a/hat.jpg" alt="A hat"><figcaption>My “hat”</figcaption></figure>',
    '![A hat](./hat.jpg "My “hat”")',
  ],
  [
    'a caption with a link',
    '<figure><img src="hat.jpg" alt="A hat"><figcaption>By <a href="https://a.example/">A</a></figcaption></figure>',
    '![A hat](./hat.jpg)\n\nBy [A](https://a.example/)',
  ],
  [
    'a picture that opens larger',
    '<p><a href="hat-big.jpg"><img src="hat.jpg" alt="A hat"></a> Words</p>',
    '![A hat](./hat.jpg)\n\nWords',
  ],
  [
    'a picture that scripts load late',
    '<img src="data:image/gif;base64,R0" data-src="hat.jpg" alt="A hat"><noscript><img src="hat.jpg" alt="A hat"></noscript>',
    '![A hat](./hat.jpg)',
  ],
  [
    'a gallery',
    '<figure class="wp-block-gallery"><figure><img src="a.jpg" alt="A"><figcaption>One</figcaption></figure><figure><img src="b.jpg" alt="B"></figure><figcaption>Both</figcaption></figure>',
    '- ![A](./a.jpg "One")\n- ![B](./b.jpg)\n\nBoth',
  ],
  [
    'a gallery of the classic editor',
    '<div class="gallery"><dl class="gallery-item"><dt><a href="a.jpg"><img src="a.jpg" alt="A"></a></dt><dd class="gallery-caption">One</dd></dl></div>',
    '- ![A](./a.jpg "One")',
  ],
  [
    'a picture of Blogger',
    '<table class="tr-caption-container"><tr><td><a href="a.jpg"><img src="a.jpg" alt="A"></a></td></tr><tr><td class="tr-caption">One</td></tr></table>',
    '![A](./a.jpg "One")',
  ],
  [
    'a video frame',
    '<iframe src="https://www.youtube.com/embed/abcdef12345"></iframe>',
    '<https://www.youtube.com/watch?v=abcdef12345>',
  ],
  [
    'a sound',
    '<audio src="https://old.example/waves.mp3"></audio>',
    '[waves.mp3](https://old.example/waves.mp3)',
  ],
  ['pauses', '<p>a</p><hr><p>* * *</p><p>b</p><p>***</p>', 'a\n\n* * *\n\nb'],
  [
    'a note of WordPress',
    '<p>Lamp<sup data-fn="u" class="fn"><a href="#u" id="u-link">1</a></sup>.</p><ol class="wp-block-footnotes"><li id="u">Oil. <a href="#u-link">↩︎</a></li></ol>',
    'Lamp[^1].\n\n[^1]: Oil.',
  ],
  [
    'a note of Word',
    '<p>Lamp<a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> Oil.</p>',
    'Lamp[^1]\n\n[^1]: Oil.',
  ],
  [
    'a note of Substack',
    '<p>Lamp<a class="footnote-anchor" id="footnote-anchor-1" href="#footnote-1">1</a></p><div class="footnote"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>Oil.</p><p>More.</p></div></div>',
    'Lamp[^1]\n\n[^1]: Oil.\n\n    More.',
  ],
  ['raised and lowered signs', '<p>H<sub>2</sub>O, x<sup>n+1</sup>, 1<sup>st</sup></p>', 'H₂O, xⁿ⁺¹, 1st'],
  [
    'readings',
    '<ruby>漢<rt>かん</rt></ruby>, <ruby>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>',
    '漢(かん), 字(じ)',
  ],
  [
    'what is quoted, struck out and put in',
    '<q>a</q> <del>b</del> <ins>c</ins> <mark>d</mark>',
    '“a” ~~b~~ c d',
  ],
  ['what opens by a click', '<details><summary>One</summary>two</details>', '**One**\n\ntwo'],
  [
    'spaces and characters that nobody sees',
    '<p>a&nbsp;b 5&nbsp;km lan&shy;tern\u200B «&nbsp;c&nbsp;»</p>',
    'a b 5\u00A0km lantern «\u202Fc\u00A0»',
  ],
  [
    'words that would be Markdown',
    '<p># a</p><p>1. b</p><p>- c</p><p>*d* [e](f) `g` &lt;h> &amp;amp; x^[i]</p>',
    '\\# a\n\n1\\. b\n\n\\- c\n\n\\*d\\* \\[e]\\(f) \\`g\\` \\<h> \\&amp; x^\\[i]',
  ],
  ['a year', '<p>1984. A year.</p>', '1984. A year.'],
  [
    'what would be the press',
    '<p>{press} <a href="https://a.example/{press}/">b</a></p>',
    '{\u2060press} [b](https://a.example/%7bpress%7d/)',
  ],
  [
    'typed addresses',
    '<p>http://a.example/b, www.a.example. me@a.example http://nowhere</p>',
    '[http://a.example/b](https://a.example/b), [www.a.example](https://www.a.example). <me@a.example> `http://nowhere`',
  ],
  [
    'links',
    '<a href="https://old.example/about">a</a> <a href="http://b.example">b</a> <a href="javascript:c()">c</a> <a href="mailto:d@e.example">d</a> <a href="https://e.example"> </a><a name="f"></a>',
    '[a](/about/) [b](https://b.example) c [d](mailto:d@e.example)',
  ],
  ['right to left', '<p dir="rtl">הנר <b>דלק</b></p>', 'הנר **דלק**'],
])('writes %s', (_name, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test('says what is lost, each kind once', () => {
  expect(
    lostOf(
      '<script>a()</script>\n<p><img src="https://old.example/gone.jpg" alt="A hat"> <img src="hat-2.jpg"></p>\n<form>Name <input><input></form>\n<iframe src="https://video.example/1"></iframe>\n<a href="#top">up</a> <a href="tel:1">call</a><font color="red">red</font>',
    ),
  ).toEqual([
    'a script: a text of the site has none',
    'the picture https://old.example/gone.jpg: it is not there: its words stand in its place',
    'words for those who do not see a picture: it had none and is called “hat 2”: say what it shows',
    'a field of a form (2 times): the site sends nothing: its words stay',
    'a frame of video.example: its address stands as a link',
    'the link to #top: a text has no places that a link could lead to: its words stay',
    'the link to tel:1: a link leads to a page or a mail address: its words stay',
    'colours, sizes or places of words: the site has its own',
  ]);
});

test.each([
  ['<h2>A head</h2><p><b>“Who?”</b> she said. Nobody.</p>', '“Who?” she said. Nobody.'],
  ['<p><img src="hat.jpg" alt="A hat"></p><p>Oil burns. It does.</p>', 'Oil burns. It does.'],
  ['<hr>', ''],
  [`<p>${'lamp '.repeat(60)}</p>`, `${'lamp '.repeat(39)}lamp…`],
])('gives the first sentences of %s, as many as say what it is about', (html, sentence) => {
  expect(htmlToMarkdown(html, around).firstSentences).toBe(sentence);
});
