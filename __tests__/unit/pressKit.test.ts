import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { hintAtWeight } from '../../src/content/gatsby/pressKit';
import { writePressKit, zipOf } from '../../src/content/gatsby/writePressKit';
import { pressKitText } from '../../src/content/gatsby/pressKitText';
import { pressKitWords } from '../../src/words/inNode';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'cover.jpg'), 'a picture, '.repeat(50));
});
afterEach(() => rmSync(root, { recursive: true }));

const files = () => ({
  texts: { 'press-kit.txt': 'Wer, was, wo: Größe. '.repeat(20) },
  pictures: { 'covers/a.jpg': join(root, 'cover.jpg') },
});

test('the archive holds the texts and the pictures in a folder of the author', async () => {
  const found = unzipSync(await zipOf('ann-lamp', files()));
  const shown = Object.entries(found).filter(([path]) => !path.endsWith('/'));
  expect(shown.map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual([
    ['ann-lamp/press-kit.txt', files().texts['press-kit.txt']],
    ['ann-lamp/covers/a.jpg', 'a picture, '.repeat(50)],
  ]);
});

test('pictures lie in it as they are, texts are made small', async () => {
  const zip = Buffer.from(await zipOf('ann-lamp', files()));
  expect(zip.includes('a picture, '.repeat(50))).toBe(true);
  expect(zip.includes('Wer, was, wo')).toBe(false);
});

test('the same files make the same bytes, whenever they were written', async () => {
  const first = await zipOf('ann-lamp', files());
  utimesSync(join(root, 'cover.jpg'), 1, 1);
  expect(Buffer.compare(await zipOf('ann-lamp', files()), first)).toBe(0);
});

test('it is written, and written again when a picture has changed', async () => {
  const file = join(root, 'public/press-kit.zip');
  expect(await writePressKit(root, 'a', files())).toBe(readFileSync(file).length);
  writeFileSync(file, 'as it was');
  await writePressKit(root, 'a', files());
  expect(readFileSync(file, 'utf8')).toBe('as it was');
  writeFileSync(join(root, 'cover.jpg'), 'another');
  expect(await writePressKit(root, 'a', files())).toBe(readFileSync(file).length);
  rmSync(file);
  await writePressKit(root, 'a', files());
  expect(existsSync(file)).toBe(true);
});

test('its text has all that was written, in the language of the site', () => {
  const site = {
    title: 'A site',
    author: 'Ann',
    language: 'de',
    siteUrl: 'https://a.example',
    mail: 'a@a.example',
  };
  const kit = {
    bio50: 'Kurz.',
    bio250: 'Lang.\n\nLänger.',
    portraitCredit: 'Foto: Bo',
    facts: [{ name: 'Wohnt', value: 'am Meer' }],
  };
  expect(pressKitText(site, kit, pressKitWords('de-AT'))).toBe(
    [
      'Ann\nA site, https://a.example/',
      'In 50 Wörtern\n\nKurz.',
      'In 250 Wörtern\n\nLang.\n\nLänger.',
      'Fakten\n\nWohnt: am Meer',
      'Porträt\n\nFoto: Bo',
      'Kontakt\n\na@a.example\n',
    ].join('\n\n\n'),
  );
});

test('an archive that is heavy for mail is told to the author, with what makes it lighter', () => {
  expect(hintAtWeight(25_000_000)).toBeNull();
  expect(hintAtWeight(59_300_000)).toBe(
    'The press kit, /press-kit.zip, has 59.3 MB, and many a mailbox takes no more than 25.0 MB: smaller covers, of 2,000 pixels in height, make it lighter',
  );
});
