import { extname } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { published } from '../content/gatsby/printPicture';
import { collections } from '../content/model/collections';
import { isOn, pageRoute, type Switches } from '../content/model/pages';
import { slugFor } from '../content/model/slugFor';
import { formatSize } from '../lib/format';
import { pressKitFile, pressKitRoute } from '../lib/pressKitRoutes';
import { pressKitWords } from '../words/inNode';
import { type PageToCreate, template } from './pageToCreate';
import { pressKitText } from './pressKitText';
import { writePressKit } from './writePressKit';

/** How many bytes are more than many a mailbox takes. */
const mostBytes = 25_000_000;

/** Whose covers are the author's to hand out; those of anthologies are others'. */
const ownCovers = ['books', 'audiobooks'] as const;

/** Given paths without their endings and authors' files: what is published of these, by whole paths. */
const picturesAt = async (
  originals: readonly (readonly [path: string, original: string])[],
): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      originals.map(async ([path, original]): Promise<[string, string]> => {
        const { file } = await published(original);
        return [path + extname(file), file];
      }),
    ),
  );

/** What the author is told of an archive of so many bytes; null where it is light enough. */
export const hintAtWeight = (bytes: number): string | null =>
  bytes > mostBytes
    ? `The press kit, ${pressKitFile}, has ${formatSize(bytes, 'en')}, and many a mailbox takes no more than ${formatSize(mostBytes, 'en')}: smaller covers, of 2,000 pixels in height, make it lighter`
    : null;

/** The page of the press kit, whose archive is written to `public/`; none where the author has written no press kit. */
export const pressKitPages = async (
  root: string,
  { graphql, reporter }: Pick<CreatePagesArgs, 'graphql' | 'reporter'>,
  switches: Switches,
): Promise<PageToCreate[]> => {
  const result = await graphql<Queries.PressKitFilesQuery>(`
    query PressKitFiles {
      siteSettings {
        title
        author
        language
        siteUrl
        mail
      }
      pressKit {
        bio50
        bio100
        bio250
        contact
        portraitCredit
        facts {
          name
          value
        }
        portrait {
          absolutePath
        }
      }
      allCoverEntry(sort: [{ slug: ASC }, { internal: { type: DESC } }]) {
        nodes {
          __typename
          slug
          image {
            absolutePath
          }
        }
      }
    }
  `);
  if (!result.data) throw new Error('The press kit could not be read.', { cause: result.errors as unknown });
  const { siteSettings: site, pressKit: kit, allCoverEntry } = result.data;
  if (!site || !kit) return [];
  const types = ownCovers
    .filter((name) => isOn(pageRoute(name), switches))
    .map((name) => collections[name].type);
  const words = pressKitWords(site.language);
  const covers = allCoverEntry.nodes.filter(({ __typename }) => types.some((type) => type === __typename));
  const bytes = await writePressKit(root, slugFor(site.author) || 'press-kit', {
    texts: { [`${slugFor(words.title)}.txt`]: pressKitText(site, kit, words) },
    pictures: await picturesAt([
      ...(kit.portrait ? [['portrait', kit.portrait.absolutePath] as const] : []),
      ...covers.map(
        ({ __typename, slug, image }) =>
          [
            `${__typename === collections.audiobooks.type ? 'covers/audiobooks' : 'covers'}/${slug}`,
            image.absolutePath,
          ] as const,
      ),
    ]),
  });
  const hint = hintAtWeight(bytes);
  if (hint) reporter.warn(hint);
  const context = { types, archiveSize: formatSize(bytes, site.language) };
  return [{ path: pressKitRoute, component: template('pressKit'), context }];
};
