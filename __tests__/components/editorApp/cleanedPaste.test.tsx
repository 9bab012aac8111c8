import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanedPaste } from '../../../src/editor/app/text/cleanedPaste';

const copied = (name: string): string =>
  readFileSync(join('__tests__/support/clipboard', `${name}.html`), 'utf8');

const reference = '<sup data-label="1" data-type="footnote_reference"></sup>';
const note =
  '<dl data-label="1" data-type="footnote_definition"><dt></dt><dd><p>In <em>January</em>.</p></dd></dl>';

/** What each of the programs was given to copy. */
const clean = [
  '<h2>The lake</h2>',
  `<p>It was <strong>cold</strong>, and it was <em>very</em> cold. So said <strong><em>all</em></strong>.${reference}</p>`,
  '<h3>What to bring</h3>',
  '<ul><li><p>A lamp</p><ul><li><p>and oil</p></li></ul></li><li><p>A <strong>rope</strong></p></li></ul>',
  '<p>Then:</p>',
  '<ol><li><p>Go</p></li><li><p>Come back</p></li></ol>',
  '<blockquote><p>The ice keeps what it is given.</p></blockquote>',
  '<table><tbody><tr><th>Lake</th><th style="text-align: right;">Depth</th></tr>',
  '<tr><td>Superior</td><td style="text-align: right;">406 m</td></tr></tbody></table>',
  '<hr>',
  '<p>See <a href="https://lake.example/">the lake</a>.</p>',
  note,
].join('');

test.each(['word', 'libreoffice', 'page'])('keeps what %s means', (name) =>
  expect(cleanedPaste(copied(name))).toBe(clean),
);

test('keeps what Google Docs means, which copies no notes', () =>
  expect(cleanedPaste(copied('google-docs'))).toBe(clean.replace(reference, '').replace(note, '')));

test('numbers notes behind those that the text has', () =>
  expect(cleanedPaste(copied('word'), ['1', '3'])).toBe(
    clean.replaceAll('data-label="1"', 'data-label="2"'),
  ));

test.each([
  ['some <b>words</b> of a line', 'some <strong>words</strong> of a line'],
  ['<p>one<br><br>two<br>three</p>', '<p>one</p><p>two<br>three</p>'],
  ['<p>&nbsp;</p><p>&#8203;a&nbsp;b&#65279;c</p><p></p>', '<p>a bc</p>'],
  ['<p>«&nbsp;Où&nbsp;?&nbsp;»</p>', '<p>«&nbsp;Où&nbsp;?&nbsp;»</p>'],
  [
    '<p>see <a href="file:///C:/x">here</a> and <a href="javascript:x()">there</a></p>',
    '<p>see here and there</p>',
  ],
  ['<p style="margin-left:36pt;text-indent:-36pt">A hanging line</p>', '<p>A hanging line</p>'],
  ['<ul><ul><li>deep</li></ul></ul>', '<ul><li><ul><li><p>deep</p></li></ul></li></ul>'],
  ['<table><tr><td><p>laid out</p></td></tr></table>', '<p>laid out</p>'],
  ['<h2><b>Bold</b> as ever</h2>', '<h2>Bold as ever</h2>'],
  ['<img src="https://tracker.example/1.gif"><p>words</p>', '<p>words</p>'],
  ['<pre>a\n  b</pre>', '<pre>a\n  b</pre>'],
])('%s', (html, expected) => expect(cleanedPaste(html)).toBe(expected));
