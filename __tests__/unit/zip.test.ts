import { unzipSync } from 'fflate';
import { zipOf } from '../../src/epub/zip';

const files = {
  'ann/text.txt': 'Wer, was, wo: Größe. '.repeat(20),
  'ann/covers/a.JPG': Buffer.from('a picture, '.repeat(50)),
};

test('an archive holds its files in their order', () => {
  const found = Object.entries(unzipSync(zipOf(files)));
  expect(found.map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual(
    Object.entries(files).map(([path, content]) => [path, content.toString()]),
  );
});

test('pictures lie in it as they are, texts are made small', () => {
  const zip = Buffer.from(zipOf(files));
  expect(zip.includes('a picture, '.repeat(50))).toBe(true);
  expect(zip.includes('Wer, was, wo')).toBe(false);
});
