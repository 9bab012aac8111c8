import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { channelsOf } from '../../src/lib/colour';
import { type Look, paletteOf, typefaceOf } from '../../src/lib/look';
import { paletteNames, palettes } from '../../src/lib/palettes';
import { typefaces } from '../../src/lib/typefaces';
import { filesIn } from './epub';

/** The names of a typeface's files. */
const filesOf = (typeface: string): string[] =>
  readdirSync(join('src/fonts', typeface)).filter((name) => name.endsWith('.woff2'));

/** The fonts that a page names, without the digests that a build gives them. */
const fontsIn = (html: string): string[] =>
  [...new Set(html.match(/[\w-]+\.woff2/g))].map((file) => file.replace(/-[\da-f]{32}\.woff2$/, '.woff2'));

/** The colour in a corner of the picture by which a page is shared. */
const paperOfShare = async (folder: string, html: string): Promise<number[]> => {
  const [, path = ''] = /property="og:image" content="[^"]*(\/static\/share-[^"]+)"/.exec(html) ?? [];
  const corner = sharp(join(folder, path)).extract({ left: 2, top: 2, width: 1, height: 1 });
  return [...(await corner.raw().toBuffer())];
};

/** The style sheet of an e-book. */
const bookStyle = (folder: string): string => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const name = names.find((one) => one.startsWith('blog/') && one.endsWith('.epub')) ?? '';
  return Buffer.from(filesIn(readFileSync(join(folder, name)))['book/book.css'] ?? []).toString();
};

/** Expects of a built site that it has a look everywhere, and ships no other. */
export const expectLook = async (folder: string, look: Look): Promise<void> => {
  const { light, dark } = paletteOf(look);
  const typeface = typefaceOf(look);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const { paper, ink, ember } of [light, dark])
    for (const colour of [paper, ink, ember]) expect(html).toContain(`:${colour}`);
  const others = paletteNames.filter((name) => name !== look.palette);
  expect(others.filter((name) => html.includes(palettes[name].dark.ember))).toEqual([]);

  expect(html).toMatch(new RegExp(`--font-text:"${typefaces[typeface].text}",`));
  expect(fontsIn(html).sort()).toEqual(filesOf(typeface));
  const [, preloaded = ''] =
    /<link rel="preload" href="[^"]*(\/static\/text-basic-[^"]+)" as="font"/.exec(html) ?? [];
  expect(readFileSync(join(folder, preloaded))).toEqual(
    readFileSync(join('src/fonts', typeface, 'text-basic.woff2')),
  );

  const share = await paperOfShare(folder, html);
  // A JPEG is near enough.
  const off = channelsOf(dark.paper).map((channel, index) => Math.abs(channel - (share[index] ?? 0)));
  expect(Math.max(...off)).toBeLessThan(4);
  const css = bookStyle(folder);
  expect(css).toContain(`color: ${light.ember};`);
  expect(css).toContain(`font-family: '${typefaces[typeface].text}'`);
};
