import { extname, join } from 'node:path';
import { formatSize } from '../../lib/format';
import { fillPress } from '../../lib/press';
import { pressKitFile } from '../../lib/pressKitRoutes';
import { pressKitWords } from '../../words/inNode';
import { collections, contentFolder } from '../model/collections';
import { entryIdOf } from '../model/coverPages';
import { shownIn } from '../model/pagesOf';
import type { SiteContent } from '../model/siteContent';
import { slugFor } from '../model/slugFor';
import { pressKitText } from './pressKitText';
import { published } from './printPicture';
import { writePressKit } from './writePressKit';

/** How many bytes are more than many a mailbox takes. */
const mostBytes = 25_000_000;

/** What the author is told of an archive of so many bytes; null where it is light enough. */
export const hintAtWeight = (bytes: number): string | null =>
  bytes > mostBytes
    ? `The press kit, ${pressKitFile}, has ${formatSize(bytes, 'en')}, and many a mailbox takes no more than ${formatSize(mostBytes, 'en')}: smaller covers, of 2,000 pixels in height, make it lighter`
    : null;

/** The pictures of the archive: by their paths in it without endings, where the author's files lie below `data/`. */
const picturesIn = (content: SiteContent): [path: string, original: string][] => {
  const { portrait } = content.of('pressKit')[0]?.fields ?? {};
  const covers = shownIn(content).covers.flatMap((cover): [string, string][] => {
    const folder = { books: 'covers', audiobooks: 'covers/audiobooks', anthologies: null }[cover.collection];
    return folder ? [[`${folder}/${cover.slug}`, join(entryIdOf(cover), cover.fields.image)]] : [];
  });
  const kit = collections.pressKit.files.replace('/index.json', '');
  return [...(portrait ? [['portrait', join(kit, portrait)] as [string, string]] : []), ...covers];
};

/**
 * Writes the archive of the press kit to `public/` and returns its size in words, after a hint where it is too heavy. Null
 * where the author has written no press kit.
 */
export const archiveSize = async (
  root: string,
  content: SiteContent,
  warn: (hint: string) => void,
): Promise<string | null> => {
  const [kit, site] = [content.of('pressKit')[0]?.fields, content.of('site')[0]?.fields];
  if (!kit || !site) return null;
  const words = pressKitWords(site.language);
  const pictures = picturesIn(content).map(async ([path, original]): Promise<[string, string]> => {
    const { file } = await published(join(root, contentFolder, original));
    return [path + extname(file), file];
  });
  const bytes = await writePressKit(root, slugFor(site.author) || 'press-kit', {
    texts: {
      [`${slugFor(words.title)}.txt`]: fillPress(pressKitText(site, kit, words), site.press, 'name'),
    },
    pictures: Object.fromEntries(await Promise.all(pictures)),
  });
  const hint = hintAtWeight(bytes);
  if (hint) warn(hint);
  return formatSize(bytes, site.language);
};
