import type { CreatePagesArgs } from 'gatsby';
import { collections } from '../content/model/collections';
import { isOn, pageRoute, type Switches } from '../content/model/pages';
import { slugFor } from '../content/model/slugFor';
import { formatSize } from '../lib/format';
import { pressKitRoute } from '../lib/pressKitRoutes';
import { pressKitWords } from '../words/inNode';
import { type PageToCreate, template } from './pageToCreate';
import { pressKitText } from './pressKitText';
import { writePressKit } from './writePressKit';

/** Whose covers are the author's to hand out; those of anthologies are others'. */
const ownCovers = ['books', 'audiobooks'] as const;

/** The page of the press kit, whose archive is written to `public/`; none where the author has written no press kit. */
export const pressKitPages = async (
  root: string,
  graphql: CreatePagesArgs['graphql'],
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
          ext
        }
      }
      allCoverEntry(sort: [{ slug: ASC }, { id: ASC }]) {
        nodes {
          __typename
          slug
          image {
            absolutePath
            ext
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
    pictures: {
      ...(kit.portrait && { [`portrait${kit.portrait.ext}`]: kit.portrait.absolutePath }),
      ...Object.fromEntries(
        covers.map(({ __typename, slug, image }) => [
          `${__typename === collections.audiobooks.type ? 'covers/audiobooks' : 'covers'}/${slug}${image.ext}`,
          image.absolutePath,
        ]),
      ),
    },
  });
  const context = { types, archiveSize: formatSize(bytes, site.language) };
  return [{ path: pressKitRoute, component: template('pressKit'), context }];
};
