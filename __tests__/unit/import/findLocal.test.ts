import { findLocal } from '../../../src/import/pictures/findLocal';
import { pictureName, withoutProxy } from '../../../src/import/pictures/pictureAddress';

const filesAt = (paths: readonly string[]) => ({
  files: paths.map((path) => ({ path, size: 1, head: '', chunks: async function* () {} })),
});

const uploads = [
  'wp-content/uploads/2014/05/Marsh.jpg',
  'wp-content/uploads/2014/05/cover.jpg',
  'wp-content/uploads/2015/07/cover.jpg',
  'wp-content/uploads/2015/07/cover-300x200.jpg',
  'wp-content/uploads/2015/07/fen-1024x683.jpg',
  'wp-content/uploads/2016/01/gate-scaled.jpg',
  'wp-content/uploads/2016/01/Gr\u00f6\u00dfe 50%.png',
  'posts/a-day/photo.jpg',
  'posts/a-night/photo.jpg',
  'posts/a-night/Photo.jpg',
  '100%#1.jpg',
];
const find = findLocal(filesAt(uploads));

test.each([
  ['wp-content/uploads/2014/05/cover.jpg', uploads[1]],
  ['https://old.example/wp-content/uploads/2014/05/cover.jpg', uploads[1]],
  ['//old.example/blog/wp-content/uploads/2015/07/cover.jpg?w=300#top', uploads[2]],
  ['/uploads/2014/05/cover.jpg', uploads[1]],
  // Of another month, or of which month?
  ['https://old.example/wp-content/uploads/2019/09/cover.jpg', undefined],
  ['cover.jpg', undefined],
  ['https://cdn.example/elsewhere/MARSH.JPG', uploads[0]],
  // The original, if it is there.
  ['https://old.example/wp-content/uploads/2015/07/cover-300x200.jpg', uploads[2]],
  ['https://old.example/wp-content/uploads/2015/07/fen-1024x683.jpg', uploads[4]],
  ['https://old.example/wp-content/uploads/2016/01/gate-150x150.jpg', uploads[5]],
  ['https://old.example/wp-content/uploads/2016/01/Gro%CC%88%C3%9Fe%2050%25.png', uploads[6]],
  ['posts/a-day/photo.jpg', uploads[7]],
  ['./posts/a-night/Photo.jpg', uploads[9]],
  ['100%#1.jpg', uploads[10]],
  ['../../etc/passwd', undefined],
  ['', undefined],
])('%j is %j', (address, path) => {
  expect(find(address)?.path).toBe(path);
});

test('a picture that WordPress.com hands on is asked of its own site', () => {
  expect(withoutProxy('https://i0.wp.com/old.example/uploads/a.jpg?resize=300%2C200&ssl=1')).toBe(
    'https://old.example/uploads/a.jpg',
  );
  expect(withoutProxy('https://old.example/a.jpg?w=3')).toBe('https://old.example/a.jpg?w=3');
});

test.each([
  ['https://old.example/uploads/Gr%C3%B6%C3%9Fe%20und%20Gewicht.JPG?w=300', 'png', 'grosse-und-gewicht.png'],
  ['images/cover-300x200.jpeg', 'jpg', 'cover-2.jpg'],
  ['https://old.example/image.php?id=12', 'jpg', 'image.jpg'],
  ['https://old.example/', 'jpg', 'picture.jpg'],
  ['con.gif', 'png', 'picture-con.png'],
  ['data:image/png;base64,AAAA', 'png', 'picture.png'],
  ['../../../etc/passwd', 'png', 'passwd.png'],
])('a picture at %j is called %j, %j', (address, ending, name) => {
  expect(pictureName(address, ending, new Set(['Cover.jpg']))).toBe(name);
});
