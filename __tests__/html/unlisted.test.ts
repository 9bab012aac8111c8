import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../src/post-build/filesIn';
import { attributes, texts } from '../support/site/dom';
import { filesIn as inEpub } from '../support/epub';
import { pageAt, publicFolder, unlisted } from '../support/site/fixtureSite';

test('a post, a story, a page and an excerpt may be unlisted', () => {
  expect(unlisted.map(({ route }) => route)).toEqual([
    '/blog/a-letter-letterkey234/',
    '/stories/the-hidden-lamp-kqmwxz23456p/',
    '/early-earlyearly23/',
    '/excerpts/the-second-night-secondnight2/',
  ]);
});

test('neither their titles nor their words nor the name of what an order has stand anywhere else', () => {
  const theirs = /Zanderbold|The Hidden Lamp|the-hidden-lamp|A Letter to Few|Early Readers|The Second Night/;
  const telling = filesIn(publicFolder)
    .filter((path) => !unlisted.some(({ key }) => path.includes(key)))
    .filter((path) => theirs.test(readFileSync(join(publicFolder, path), 'latin1')));
  expect(telling).toEqual([]);
});

test('an unlisted story has its content notes, its e-book, and nothing of the bibliography', () => {
  const page = pageAt('/stories/the-hidden-lamp-kqmwxz23456p/');
  expect(texts(page, 'main details p')).toEqual(['Darkness.']);
  const [path = ''] = attributes(page, 'main a[href$=".epub"]', 'href');
  const words = Object.values(inEpub(readFileSync(join(publicFolder, path ?? ''))));
  expect(words.some((file) => Buffer.from(file).toString().includes('Zanderbold'))).toBe(true);
  expect(texts(page, 'main')[0]).not.toContain('2020');
});
