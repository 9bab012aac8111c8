import fc from 'fast-check';

const odd = [
  '*',
  '_',
  '#',
  '1.',
  '1984.',
  '2)',
  '-',
  '+',
  '>',
  '|',
  '`',
  '~',
  '[',
  ']',
  '^[a]',
  '![',
  '(',
  '\\',
  '<',
  '&',
  '&amp;',
  '{press}',
  '@',
  'me@example.com',
  'http://old.example/a_b',
  'https://old.example/x).',
  'www.old.example',
  'http://localhost:1',
  '***',
  '~~',
  '[^1]',
  '[x]',
  ':',
  '=',
  '---',
  '\u00A0',
  '“',
  '½',
  'שלום',
  '漢字',
  'nai\u0308ve',
  '\u00AD',
];
const escape = (word: string): string => word.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('lamp', 'wick', 'Oil,', 'night.', 'été') },
  fc.constantFrom(...odd),
);
/** Words, and what Markdown could take for a sign, as HTML. */
export const words = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', '', '\n')), { minLength: 1, maxLength: 4 })
  .map((list) => list.map(([one, space]) => escape(one) + space).join(''));

const phrase = fc.letrec<{ phrase: string }>((tie) => ({
  phrase: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: words },
    fc
      .tuple(
        fc.constantFrom(
          'b',
          'i',
          'em',
          'strong',
          'del',
          's',
          'code',
          'span',
          'u',
          'sup',
          'sub',
          'q',
          'abbr',
          'cite',
          'small',
        ),
        fc.array(tie('phrase'), { maxLength: 3 }),
      )
      .map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
    fc
      .tuple(
        fc.constantFrom(
          'https://old.example/about',
          'http://shop.example/a b',
          'javascript:alert(1)',
          '#top',
          '',
          'mailto:me@example.com',
          'mailto:nobody',
          '/old.html',
          'tel:1',
        ),
        fc.array(tie('phrase'), { maxLength: 2 }),
      )
      .map(([to, inside]) => `<a href="${to}">${inside.join('')}</a>`),
    fc.constantFrom(
      '<br>',
      '<br><br>',
      '<img src="hat.jpg" alt="A [hat] &quot;x&quot;">',
      '<img src="hat.jpg">',
      '<img src="https://old.example/gone.jpg" alt="Gone">',
      '<img src="gone.jpg">',
      '<input>',
      '<script>x</script>',
    ),
  ),
})).phrase;

const inLine = fc.array(phrase, { maxLength: 3 }).map((list) => list.join(''));
const inBlock = ['p', 'h1', 'h2', 'h4', 'div', 'address', 'figcaption', 'center', 'section', 'form'];
const block = fc.letrec<{ block: string; flow: string }>((tie) => ({
  flow: fc.array(tie('block'), { maxLength: 3 }).map((list) => list.join('')),
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...inBlock), inLine)
        .map(([name, inside]) => `<${name}>${inside}</${name}>`),
    },
    inLine,
    fc
      .tuple(
        fc.constantFrom('ul', 'ol', 'ol start="5"', 'ol start="1999"'),
        fc.array(fc.oneof(inLine, tie('flow')), { maxLength: 3 }),
      )
      .map(
        ([name, items]) =>
          `<${name}>${items.map((item) => `<li>${item}</li>`).join('')}</${name.slice(0, 2)}>`,
      ),
    fc
      .tuple(
        fc.constantFrom('blockquote', 'div', 'details', 'article', 'b', 'a', 'figure', 'ul'),
        tie('flow'),
      )
      .map(([name, inside]) => `<${name}>${inside}</${name}>`),
    fc
      .array(
        fc.array(fc.oneof({ weight: 5, arbitrary: inLine }, tie('flow')), { minLength: 1, maxLength: 3 }),
        { minLength: 1, maxLength: 3 },
      )
      .map(
        (rows) =>
          `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
      ),
    inLine.map((inside) => `<dl><dt>${inside}</dt><dd>${inside}</dd></dl>`),
    words.map((inside) => `<pre>${inside}\n  ${inside}</pre>`),
    words.map((inside) => `<pre class="wp-block-verse">${inside}\n  ${inside}\n\n${inside}</pre>`),
    inLine.map(
      (inside) =>
        `<p>${inside}<sup><a href="#n1" id="r1">1</a></sup></p><ol><li id="n1">${inside}<a href="#r1">↩</a></li></ol>`,
    ),
    fc.constantFrom(
      '<hr>',
      '<p>* * *</p>',
      '<p>***</p>',
      '<iframe src="https://video.example/1"></iframe>',
      '<audio src="a.mp3"></audio>',
    ),
  ),
}));

/** HTML as no editor writes it, of all that texts are made of. */
export const anyHtml = fc.array(block.block, { maxLength: 4 }).map((list) => list.join('\n'));
