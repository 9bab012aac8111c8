import { largestIn } from '../../../src/editor/app/pictures/chosen';
import { areaOf, middleOf } from '../../../src/editor/app/pictures/cropArea';
import { sizeOf } from '../../../src/editor/app/pictures/draw';
import { brokenRule, nameFor, ownName } from '../../../src/editor/app/pictures/fileNames';
import { pictureFormat } from '../../../src/editor/app/pictures/pictureFormat';
import { namedAs, shrunk } from '../../../src/editor/app/pictures/shrunk';
import { infoOf } from '../../../src/content/model/fieldInfo';
import { pictureInText } from '../../../src/content/model/fileFields';

test.each([
  ['IMG 0001.JPG', [], 'img-0001.jpg'],
  ['Ümlaut & co (1).jpeg', [], 'umlaut-and-co-1.jpeg'],
  ['cover.jpg', ['cover.jpg', 'cover-2.jpg'], 'cover-3.jpg'],
  ['cover.jpg', ['COVER.jpg'], 'cover-2.jpg'],
  ['con.png', [], 'con-2.png'],
  ['!!!.png', [], 'file.png'],
])('the file %s beside %j becomes %s', (name, taken, expected) => {
  expect(nameFor(name, taken)).toBe(expected);
});

test('a file may have the name again of the one whose place it takes', () => {
  expect(nameFor('cover.jpg', ['cover.jpg'], 'cover.jpg')).toBe('cover.jpg');
  expect(nameFor('cover.jpg', ['cover.jpg', 'back.jpg'], 'back.jpg')).toBe('cover-2.jpg');
});

test('what was pasted is called as the example is', () => {
  expect(ownName('image.png', 'cover.jpg')).toBe('cover.png');
  expect(ownName('lamp.png', 'cover.jpg')).toBe('lamp.png');
});

test('what a field says of a name is said of a chosen one', () => {
  const rules = infoOf(pictureInText)?.rules;
  expect(brokenRule(rules, 'a.jpg')).toBeNull();
  expect(brokenRule(rules, 'a.gif')).toBe('must end in .jpg, .jpeg, .png, .webp or .avif');
});

test('names end as the format does', () => {
  expect(namedAs('a.JPEG', 'image/jpeg')).toBe('a.JPEG');
  expect(namedAs('a.png', 'image/jpeg')).toBe('a.jpg');
  expect(namedAs('a', 'webp')).toBe('a.webp');
});

test('fields get twice their width, and covers enough for print', () => {
  const info = { label: '', description: '' };
  expect(largestIn({ ...info, largestWidth: 800 })).toBe(1600);
  expect(largestIn({ ...info, largestWidth: 480, isUpright: true })).toBe(2000);
  expect(largestIn(info)).toBe(2400);
});

test('a picture shrinks in its proportions, also when it is turned, and never grows', () => {
  const area = { x: 0, y: 0, width: 4000, height: 3000 };
  expect(sizeOf(area, { largest: 1600 })).toEqual({ width: 1600, height: 1200 });
  expect(sizeOf(area, { largest: 1500, isTurned: true })).toEqual({ width: 1500, height: 2000 });
  expect(sizeOf({ ...area, width: 30, height: 40 }, { largest: 1600 })).toEqual({ width: 30, height: 40 });
});

test('a crop begins with the largest part of its shape in the middle', () => {
  const size = { width: 900, height: 600 };
  expect(areaOf(middleOf(size, 2 / 3), size)).toEqual({ x: 250, y: 0, width: 400, height: 600 });
  expect(areaOf(middleOf(size), size)).toEqual({ x: 0, y: 0, width: 900, height: 600 });
  const high = { width: 400, height: 1000 };
  expect(areaOf(middleOf(high, 2 / 3), high)).toEqual({ x: 0, y: 200, width: 400, height: 600 });
});

test.each([
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n'],
  ['webp', 'RIFF\n\n\0\0WEBPVP8 '],
  ['gif', 'GIF89a'],
  ['avif', '\0\0\0 ftypmif1\0\0\0\0mif1avif'],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['svg', '\xef\xbb\xbf\n<svg xmlns'],
  [undefined, 'hello'],
])('a file is known as %s by its beginning', async (format, start) => {
  expect(await pictureFormat(new Blob([Buffer.from(start, 'latin1')]))).toBe(format);
});

test('drawings stay as they are, and what is no picture is refused in words', async () => {
  const drawing = new Blob(['<svg/>']);
  expect(await shrunk(drawing, 'logo.svg', 100)).toEqual({ file: drawing, name: 'logo.svg' });
  await expect(shrunk(new Blob(['hello']), 'a.jpg', 100)).rejects.toThrow('a.jpg is not a picture');
});

test('where a browser cannot read a phone’s picture, the author is told how to make it one', async () => {
  const file = new Blob(['\0\0\0\x18ftypheic\0\0\0\0']);
  await expect(shrunk(file, 'a.heic', 100)).rejects.toThrow('Most Compatible');
  await expect(shrunk(new Blob([Buffer.from('89504e47', 'hex')]), 'a.png', 100)).rejects.toThrow('damaged');
});
