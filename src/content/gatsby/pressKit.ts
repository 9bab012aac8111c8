import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { zipOf } from '../../epub/zip';
import { formatSize } from '../../lib/format';
import { fillPress } from '../../lib/press';
import { pressKitFile } from '../../lib/pressKitRoutes';
import { type PressKitWords, pressKitWords } from '../../words/inNode';
import { collections, contentFolder } from '../model/collections';
import { entryIdOf } from '../model/entryFiles';
import { shownIn } from '../model/pagesOf';
import { type PlacedEntry, settingsIn, type SiteContent } from '../model/siteContent';
import { slugFor } from '../model/slugFor';
import { keptByDigest } from './made';
import { published } from './printPicture';

/** How many bytes are more than many a mailbox takes. */
const mostBytes = 25_000_000;

/** What the author is told of an archive of so many bytes; null where it is light enough. */
export const weightAdvice = (bytes: number): string | null =>
  bytes > mostBytes
    ? `The press kit, ${pressKitFile}, has ${formatSize(bytes, 'en')}, and many a mailbox takes no more than ${formatSize(mostBytes, 'en')}: smaller covers, of 2,000 pixels in height, make it lighter`
    : null;

type Site = Pick<PlacedEntry<'site'>['fields'], 'title' | 'author' | 'siteUrl' | 'mail'>;
type Kit = PlacedEntry<'pressKit'>['fields'];

/** The words of a press kit as a plain text: who it is, the bios, the facts, whom to write to. */
export const pressKitText = (site: Site, kit: Kit, words: PressKitWords): string => {
  const part = (heading: string, text: string | null | undefined): string[] =>
    text ? [`${heading}\n\n${text.trim()}`] : [];
  return `${[
    `${site.author}\n${site.title}, ${site.siteUrl}/`,
    ...part(words.bio(50), kit.bio50),
    ...part(words.bio(100), kit.bio100),
    ...part(words.bio(250), kit.bio250),
    ...part(words.facts, kit.facts?.map(({ name, value }) => `${name}: ${value}`).join('\n')),
    ...part(words.portrait, kit.portraitCredit),
    ...part(words.contact, kit.contact ?? site.mail),
  ].join('\n\n\n')}\n`;
};

/** The pictures of the archive: by their paths in it without endings, where the author's files lie below `data/`. */
const picturesIn = (content: SiteContent): [path: string, original: string][] => {
  const { portrait } = content.of('pressKit')[0]?.fields ?? {};
  const covers = shownIn(content).covers.flatMap((cover): [string, string][] => {
    const folder = { books: 'covers', audiobooks: 'covers/audiobooks', anthologies: null }[cover.collection];
    const { image } = cover.fields;
    // One that is drawn is nothing to print.
    return folder && image ? [[`${folder}/${cover.slug}`, join(entryIdOf(cover), image)]] : [];
  });
  const kit = collections.pressKit.files.replace('/index.json', '');
  return [...(portrait ? [['portrait', join(kit, portrait)] as [string, string]] : []), ...covers];
};

/**
 * Writes the archive of the press kit to `public/` and returns its size in words, after advice where it is too heavy. Null
 * where the author has written no press kit.
 */
export const archiveSize = async (
  root: string,
  content: SiteContent,
  warn: (advice: string) => void,
): Promise<string | null> => {
  const [kit, site] = [content.of('pressKit')[0]?.fields, settingsIn(content)];
  if (!kit || !site) return null;
  const words = pressKitWords(site.language);
  const folder = slugFor(site.author) || 'press-kit';
  const text = fillPress(pressKitText(site, kit, words), site.press, 'name');
  const pictures = await Promise.all(
    picturesIn(content).map(async ([path, original]) => {
      const { file } = await published(join(root, contentFolder, original));
      const { mtimeMs, size } = await stat(file);
      return { path: `${folder}/${path}${extname(file)}`, file, mtimeMs, size };
    }),
  );
  const archive = await keptByDigest(pressKitFile, [folder, text, pictures], async () => {
    const read = pictures.map(async ({ path, file }) => [path, await readFile(file)] as const);
    return zipOf({
      [`${folder}/${slugFor(words.title)}.txt`]: text,
      ...Object.fromEntries(await Promise.all(read)),
    });
  });
  const { size: bytes } = await stat(archive);
  const advice = weightAdvice(bytes);
  if (advice) warn(advice);
  return formatSize(bytes, site.language);
};
