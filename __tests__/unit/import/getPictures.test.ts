import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { Refused } from '../../../src/content/read/refused';
import type { InputFile } from '../../../src/import/found';
import { fileFetcher } from '../../../src/import/online/fetchFile';
import { openInput } from '../../../src/import/openInput';
import { pictureGetter, type PictureOptions } from '../../../src/import/pictures/getPictures';
import { folder, write } from '../../support/inputFolder';
import { nothingProven } from '../../support/nothingProven';
import { guardForTests, serverFor, sleepless } from '../../support/oldSite';

const picture = (background: string, format: 'png' | 'gif' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

const asked: string[] = [];
/** The old site: of a.png there is the original, of b only what was made smaller, and where c.png was stands a page. */
const { origin } = serverFor((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  if (path === '/up/a.png' || path === '/up/b-300x200.png')
    void picture('red').then((bytes) => response.end(bytes));
  else if (path === '/up/b.png' || path === '/up/c.png') response.end('<!doctype html><h1>Gone</h1>');
  else response.writeHead(404).end();
});
beforeEach(() => (asked.length = 0));

const fetchFile = () => fileFetcher({ guard: guardForTests, clock: sleepless() });
const nothing: { files: readonly InputFile[] } = { files: [] };

/** What becomes of addresses: the names of the kept pictures without their digests, or why there is none. */
const got = async (
  addresses: readonly string[],
  { origin: from, ...options }: Partial<PictureOptions> & { readonly origin?: string } = {},
) => {
  const get = await pictureGetter({
    input: nothing,
    folder: join(folder, 'kept'),
    proven: nothingProven,
    ...options,
  });
  const become: Record<string, string> = {};
  for (const address of addresses)
    become[address] = await get(address, from).then(
      ({ path, isStill }) => basename(path).slice(64) + (isStill ? '!' : ''),
      (error: unknown) => (error instanceof Refused ? error.message : 'another error'),
    );
  return become;
};

test('pictures come from what was given, as the site takes them', async () => {
  await write('export/up/a.png', await picture('red'));
  await write('export/up/b.gif', await picture('blue', 'gif'));
  await write('export/up/c.jpg', 'no picture');
  const input = await openInput(join(folder, 'export'));
  const inline = `data:image/gif;base64,${(await picture('lime', 'gif')).toString('base64')}`;
  const addresses = [
    'https://old.example/up/a.png',
    'up/b.gif',
    'up/c.jpg',
    inline,
    'up/d.png',
    'data:broken',
  ];
  expect(await got(addresses, { input })).toEqual({
    'https://old.example/up/a.png': '.png',
    'up/b.gif': '.png',
    'up/c.jpg': 'is a page of words, no picture',
    [inline]: '.png',
    'up/d.png': 'is not in what you gave',
    'data:broken': 'is not in what you gave',
  });
});

test('the old site is asked only where the author wants that', async () => {
  expect(await got(['https://old.example/up/a.png', '/up/a.png'], { origin: 'http://old.example' })).toEqual({
    'https://old.example/up/a.png': 'is not in what you gave: with --online it is fetched from old.example',
    '/up/a.png': 'is not in what you gave: with --online it is fetched from old.example',
  });
});

test('it is asked for the original first, and what comes is looked at', async () => {
  const addresses = ['/up/a-300x200.png', '/up/b-300x200.png', '/up/c.png', '/up/d.png'];
  expect(await got(addresses, { origin: origin(), fetchFile: fetchFile() })).toEqual({
    '/up/a-300x200.png': '.png',
    '/up/b-300x200.png': '.png',
    '/up/c.png': 'is a page of words, no picture',
    '/up/d.png': 'is no longer at the old site (it answers 404)',
  });
});

test('a second run fetches the rest alone', async () => {
  const address = `${origin()}/up/a.png`;
  expect(await got([address], { fetchFile: fetchFile() })).toEqual({ [address]: '.png' });
  const [name = ''] = await readdir(join(folder, 'kept'));
  expect(await readFile(join(folder, 'kept', name))).toEqual(await picture('red'));
  asked.length = 0;
  expect(await got([address, `${origin()}/up/d.png`], { fetchFile: fetchFile() })).toEqual({
    [address]: '.png',
    [`${origin()}/up/d.png`]: 'is no longer at the old site (it answers 404)',
  });
  expect(asked).toEqual(['/up/d.png']);
  expect(await readdir(join(folder, 'kept'))).toHaveLength(1);
});
