import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openInput } from '../../../src/import/openInput';
import { folder, opened, refusal, textOf, write } from '../../support/inputFolder';

test('a file is an input of one, and can be read again', async () => {
  const input = await openInput(await write('export.xml', '<rss>Ann</rss>'));
  expect(input.name).toBe('export.xml');
  const [file] = input.files;
  expect(file).toMatchObject({ path: 'export.xml', size: 14, head: '<rss>Ann</rss>' });
  expect(file && (await textOf(file))).toBe('<rss>Ann</rss>');
  expect(file && (await textOf(file))).toBe('<rss>Ann</rss>');
});

test('of a folder come the files in the order of their paths, without links, hidden ones and packages', async () => {
  const hidden = ['.git/config', 'posts/.DS_Store', 'node_modules/a/readme.md', '__MACOSX/a.md'];
  for (const path of ['posts/b.md', 'posts/a.md', 'a.jpg', ...hidden]) await write(path, path);
  await symlink('/etc', join(folder, 'elsewhere'));
  await symlink(join(folder, 'a.jpg'), join(folder, 'b.jpg'));
  expect(await opened(folder)).toEqual([
    ['a.jpg', 5, 'a.jpg'],
    ['posts/a.md', 10, 'posts/a.md'],
    ['posts/b.md', 10, 'posts/b.md'],
  ]);
});

test.each([
  ['UTF-8 with a mark', Buffer.from('\ufeffGröße')],
  ['UTF-16, little end first', Buffer.from('\ufeffGröße', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\ufeffGröße', 'utf16le').swap16()],
])('the head is text: %s', async (_name, bytes) => {
  const { files } = await openInput(await write('books.csv', bytes));
  expect(files[0]?.head).toBe('Größe');
});

test('the head ends after 64 kB, and not within a letter', async () => {
  const { files } = await openInput(await write('a.md', `a${'ö'.repeat(50_000)}`));
  expect(files[0]?.head).toBe(`a${'ö'.repeat(32_767)}`);
});

test('a file packed by gzip is read as what is in it', async () => {
  expect(await opened(await write('export.xml.gz', gzipSync('<rss/>')))).toEqual([
    ['export.xml', 6, '<rss/>'],
  ]);
});

test('a workbook is one file, though it is an archive, so that its reader can say what to do with it', async () => {
  expect(await opened(await write('books.xlsx', 'PK\u0003\u0004'))).toEqual([
    ['books.xlsx', 4, 'PK\u0003\u0004'],
  ]);
});

test('what is not there, empty or of another kind gets a sentence', async () => {
  expect(await refusal(join(folder, 'export.xml'))).toBe(
    'there is no file or folder "/home/ann/export.xml": look how it is called, and in which folder it lies',
  );
  expect(await refusal(folder)).toMatch(
    /^there are no files in ".*": give the folder to which the export was unpacked$/,
  );
  expect(await refusal(await write('a.xml', ''))).toBe('"/home/ann/a.xml" is empty: export it again');
  expect(await refusal('/dev/null')).toBe(
    '"/dev/null" is no ordinary file: give a file, a folder or a ZIP archive',
  );
  expect(await refusal(await write('a.rar', 'Rar!\x1a\x07'))).toBe(
    '"a.rar" is a RAR archive, which is not read: unpack it, and give the folder',
  );
  const tar = Buffer.alloc(1024);
  tar.write('ustar', 257);
  expect(await refusal(await write('a.tar.gz', gzipSync(tar)))).toBe(
    '"a.tar.gz" is an archive that is not read: unpack it, and give the folder',
  );
});

test('a file that is gone when it is read gets one, too', async () => {
  const { files } = await openInput(await write('a.xml', '<rss/>'));
  await rm(join(folder, 'a.xml'));
  await expect(async () => files[0] && (await textOf(files[0]))).rejects.toThrow(
    '"a.xml" cannot be read: ENOENT',
  );
  expect(() => files[0]?.head).toThrow('"a.xml" cannot be read: ENOENT');
});
