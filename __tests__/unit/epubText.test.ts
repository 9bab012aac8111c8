import type { Element } from 'hast';
import { makeEpub } from '../../src/epub/makeEpub';
import { epubWords } from '../../src/words/inNode';
import { textIn } from '../support/epub';
import { bookOf, element, paragraph, tree } from '../support/epubBook';

const words = epubWords('en');

const textOf = async (...children: Element[]): Promise<string> =>
  textIn(await makeEpub(bookOf(tree(...children)), words), 'text-1.xhtml');

test('links lead back to the site, those within the text stay', async () => {
  const text = await textOf(
    element(
      'p',
      { id: 'here' },
      element('a', { href: '/about/' }, 'A'),
      element('a', { href: '#here' }, 'B'),
    ),
    element(
      'p',
      {},
      element('a', { href: '#there' }, 'C'),
      element('a', { href: 'mailto:a@b.example' }, 'D'),
    ),
  );
  expect(text).toContain('<a href="https://me.example/about/">A</a><a href="#place-1">B</a>');
  expect(text).toContain(
    '<a href="https://me.example/blog/a/#there">C</a><a href="mailto:a@b.example">D</a>',
  );
});

test.each(['50%', 'my-ä"x', 'a<b>'])('a place called %s is found in the book', async (name) => {
  const text = await textOf(
    element('p', {}, element('a', { href: `#${name}` }, 'A')),
    element('p', { id: name }, element('a', { href: `#${encodeURI(name)}` }, 'B')),
  );
  expect([...text.matchAll(/href="#([^"]*)"|id="([^"]*)"/g)].map(([, to, id]) => to ?? id)).toEqual([
    'place-1',
    'place-1',
    'place-1',
  ]);
});

test('a picture beside the text is in the book, and no other', async () => {
  const text = await textOf(
    element('p', {}, element('img', { src: './a%20lamp.jpg', alt: 'A lamp' })),
    element('p', {}, element('img', { src: './none.jpg', alt: 'None' })),
  );
  expect(text).toContain('<img alt="A lamp" src="picture-1-1.jpg"/>');
  expect(text).not.toContain('None');
});

test('notes are told from the text, and every id is there once', async () => {
  const ref = () =>
    element('sup', { id: 'fnref-1' }, element('a', { href: '#fn-1', className: ['footnote-ref'] }, '1'));
  const back = element('a', { href: '#fnref-1', className: ['footnote-backref'] }, '↩');
  const text = await textOf(
    element('p', {}, ref(), ref()),
    element(
      'div',
      { className: ['footnotes'] },
      element('ol', {}, element('li', { id: 'fn-1' }, 'A note.', back)),
    ),
  );
  expect(text).toContain(
    '<a class="footnote-ref" epub:type="noteref" href="#place-2" role="doc-noteref">1</a>',
  );
  expect(text).toContain('<section aria-label="Notes" class="footnotes" epub:type="endnotes"');
  expect(text).toContain('<li epub:type="endnote" id="place-2">');
  expect(text.match(/id="place-1"/g)).toHaveLength(1);
});

test('what a book may not hold is left out, and of unknown elements their text stays', async () => {
  const text = await textOf(
    element('script', {}, 'alert(1)'),
    element('p', { onClick: 'alert(1)', style: 'color: red' }, element('center', {}, 'kept')),
    element('table', {}, element('tr', {}, element('td', { align: 'right' }, '1'))),
    element('ul', {}, element('li', {}, element('input', { type: 'checkbox', checked: true }), ' done')),
  );
  expect(text).not.toMatch(/script|alert|color|center|input/);
  expect(text).toContain('<p>kept</p>');
  expect(text).toContain('<td style="text-align: right">1</td>');
  expect(text).toContain('<li>☑ done</li>');
});

test('the first words stand in small capitals, where a text begins with words', async () => {
  expect(await textOf(paragraph)).toContain('<p><span class="opening">It was a dark and stormy</span> night');
  expect(await textOf(element('h2', {}, 'One'), paragraph)).not.toContain('opening');
});
