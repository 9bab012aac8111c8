import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { openInput } from '../../../src/import/openInput';
import { folder, opened, refusal, write } from '../../support/inputFolder';

const zip = (files: Zippable): Uint8Array => zipSync(files, { mtime: '2024-03-09' });

/** An archive with some bytes of its directory changed, counted from the beginning of its first entry. */
const withDirectory = (archive: Uint8Array, change: (entry: Buffer) => void): Buffer => {
  const bytes = Buffer.from(archive);
  change(bytes.subarray(bytes.indexOf('PK\x01\x02', 'latin1')));
  return bytes;
};

const muchOfNothing = new Uint8Array(200_000);
const small = { files: 3, bytes: 300_000, ratio: 50, harmless: 1000 };
const farMore = 'unpacks to far more than an export holds: give';

test('an archive is read as a folder, whatever it is called', async () => {
  const long = 'A long post. '.repeat(20_000);
  const archive = zip({
    'posts.csv': strToU8('id,title'),
    posts: { '1.html': strToU8(long), 'empty.html': new Uint8Array() },
    'a.jpg': [strToU8('as it is'), { level: 0 }],
    '.hidden': strToU8('no'),
    'back\\slash.md': strToU8('from Windows'),
  });
  const path = await write('export.bin', archive);
  expect(await opened(path)).toEqual([
    ['posts.csv', 8, 'id,title'],
    ['posts/1.html', long.length, long],
    ['posts/empty.html', 0, ''],
    ['a.jpg', 8, 'as it is'],
    ['back/slash.md', 12, 'from Windows'],
  ]);
  const { files } = await openInput(path);
  expect(files.map(({ head }) => head)).toEqual([
    'id,title',
    long.slice(0, 65_536),
    '',
    'as it is',
    'from Windows',
  ]);
});

/** The same archive as very large ones are written, whose last record only says that the one before it tells all. */
const asLarge = (archive: Uint8Array): Buffer => {
  const bytes = Buffer.from(archive);
  const [before, end] = [bytes.subarray(0, -22), bytes.subarray(-22)];
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  end64.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(before.length), 8);
  end.writeUInt32LE(0xffffffff, 16);
  return Buffer.concat([before, end64, locator, end]);
};

test('an archive is read as well where it is written as those above 4 GB are', async () => {
  const archive = asLarge(zip({ 'a.md': strToU8('a'), 'b.md': strToU8('b') }));
  expect(await opened(await write('a.zip', archive))).toEqual([
    ['a.md', 1, 'a'],
    ['b.md', 1, 'b'],
  ]);
});

test('a link in an archive is passed over', async () => {
  const archive = zip({
    'passwd.md': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }],
    'a.md': strToU8('a'),
  });
  expect(await opened(await write('a.zip', archive))).toEqual([['a.md', 1, 'a']]);
});

test.each([
  ['../../etc/passwd', '"../../etc/passwd"'],
  ['/etc/passwd', '"/etc/passwd"'],
  ['posts\\..\\..\\a.md', String.raw`"posts\\..\\..\\a.md"`],
  ['C:\\Windows\\a.md', String.raw`"C:\\Windows\\a.md"`],
  ['a\0.md', String.raw`"a\u0000.md"`],
])('an archive with a file called %j is refused', async (name, shown) => {
  expect(await refusal(await write('a.zip', zip({ [name]: strToU8('root') })))).toBe(
    `"a.zip" has a file called ${shown}, which leads out of it: unpack it yourself, look what is in it, and give the folder`,
  );
});

test('an archive with two files of one name is refused', async () => {
  const bytes = Buffer.from(zip({ 'a.md': strToU8('a'), 'b.md': strToU8('b') }));
  const twice = Buffer.from(bytes.toString('latin1').replaceAll('b.md', 'a.md'), 'latin1');
  expect(await refusal(await write('a.zip', twice))).toBe(
    '"a.zip" has two files called "a.md": unpack it, and give the folder',
  );
});

test('an archive with a password is refused, and one packed in another way', async () => {
  const archive = zip({ 'a.md': strToU8('a') });
  const locked = withDirectory(archive, (entry) => entry.writeUInt16LE(1, 8));
  expect(await refusal(await write('a.zip', locked))).toBe(
    '"a.zip" is locked with a password: unpack it, and give the folder',
  );
  const rare = withDirectory(archive, (entry) => entry.writeUInt16LE(14, 10));
  expect(await refusal(await write('a.zip', rare))).toBe(
    '"a.md" in "a.zip" is packed in a rare way: unpack it, and give the folder',
  );
});

test('what unpacks to far more than it is gets a sentence', async () => {
  const bomb = await write('a.zip', zip({ 'a.xml': muchOfNothing }));
  expect(await refusal(bomb, small)).toBe(`"a.zip" ${farMore} what you exported`);
  const packed = await write('a.xml.gz', gzipSync(muchOfNothing));
  expect(await refusal(packed, small)).toBe(`"a.xml.gz" ${farMore} the file that you exported`);
  const large = zip({ 'a.xml': [muchOfNothing, { level: 0 }], 'b.xml': [muchOfNothing, { level: 0 }] });
  expect(await refusal(await write('b.zip', large), small)).toBe(`"b.zip" ${farMore} what you exported`);
  expect(await refusal(await write('a.xml', new Uint8Array(400_000)), small)).toBe(
    '"a.xml" is far larger than an export: give what you exported',
  );
});

test('an archive that says of a file that it is smaller than it is gets one, too', async () => {
  const liar = withDirectory(zip({ 'a.xml': muchOfNothing }), (entry) => entry.writeUInt32LE(20, 24));
  expect(await refusal(await write('a.zip', liar))).toBe(
    '"a.xml" in "a.zip" is damaged: download the archive again',
  );
});

test('too many files are refused, in a folder and in an archive', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await write(`many/${name}.md`, name);
  expect(await refusal(join(folder, 'many'), small)).toBe(
    'there are more than 3 files in "many": give the folder of the export alone',
  );
  const archive = zip(Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, strToU8(name)])));
  expect(await refusal(await write('a.zip', archive), small)).toBe(`"a.zip" ${farMore} what you exported`);
});

test('what is damaged or cut short is refused', async () => {
  const archive = Buffer.from(zip({ 'a.md': strToU8('A post. '.repeat(100)) }));
  expect(await refusal(await write('a.zip', archive.subarray(0, -40)))).toBe(
    '"a.zip" is damaged or cut short: download it again',
  );
  const damaged = Buffer.from(archive);
  damaged.fill(0xff, 40, 44);
  expect(await refusal(await write('a.zip', damaged))).toBe(
    '"a.md" in "a.zip" is damaged: download the archive again',
  );
  const elsewhere = withDirectory(archive, (entry) => entry.writeUInt32LE(1e9, 42));
  expect(await refusal(await write('a.zip', elsewhere))).toBe(
    '"a.md" in "a.zip" is damaged: download the archive again',
  );
  expect(await refusal(await write('a.xml.gz', gzipSync('<rss/>').subarray(0, -9)))).toBe(
    '"a.xml.gz" is damaged or cut short: download it again',
  );
});
