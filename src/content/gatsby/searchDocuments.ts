import type { CreatePagesArgs } from 'gatsby';
import { fillPress } from '../../lib/press';
import { type SearchDocument, searchKinds, type SmallPicture, type Titled } from '../../lib/searchDocument';
import { postsOfYearRoute } from '../../lib/routes';
import { builtWords } from '../../words/inNode';
import { yearsOfPosts } from '../model/blogPages';
import { collectionOf, entryIdOf } from '../model/entryFiles';
import { pagesOf } from '../model/pagesOf';
import { settingsIn, type SiteContent } from '../model/siteContent';
import { type Found, foundPage } from '../model/sitePage';

/** What the search finds, in the order of the register. */
const foundIn = (content: SiteContent): Found[] => pagesOf(content).flatMap(({ finds }) => finds?.() ?? []);

/** The same by their titles, as readers see them. */
const titledIn = (content: SiteContent): (Found & Titled)[] => {
  const { press, language = 'en' } = settingsIn(content) ?? {};
  const words = builtWords(language);
  return foundIn(content).map((one) => ({
    ...one,
    title: fillPress(one.word ? words[one.word] : one.title, press, 'name'),
  }));
};

/** Nothing but what leads there. */
const titledOf = ({ kind, title, pagePath, link, affiliate, translation }: Titled): Titled => ({
  kind,
  title,
  pagePath,
  link,
  affiliate,
  ...(translation && { translation }),
});

/** So many titles of posts that the archive of their years leads to them better than an index. */
const mostPosts = 300;

/** The years of the posts in the place of their titles, where these are too many. */
const yearsForPosts = (titled: readonly Titled[], content: SiteContent): readonly Titled[] => {
  const isPost = ({ kind }: Titled): boolean => kind === 'post';
  if (titled.filter(isPost).length <= mostPosts) return titled;
  const years = yearsOfPosts(content).map((year) =>
    titledOf(foundPage('post', String(year), postsOfYearRoute(year), {})),
  );
  return [...titled.filter((one) => !isPost(one)), ...years];
};

/** All titles in groups, each by the alphabet of the language. */
export const titleGroups = (content: SiteContent): Titled[][] => {
  const { language = 'en' } = settingsIn(content) ?? {};
  const { compare } = new Intl.Collator(language, { numeric: true });
  const titled = yearsForPosts(titledIn(content).map(titledOf), content).toSorted((a, b) =>
    compare(a.title, b.title),
  );
  return searchKinds.map((kind) => titled.filter((one) => one.kind === kind)).filter(({ length }) => length);
};

type Data = Queries.SearchedQuery;

const pictureOf = (entryId: string | undefined, { allCoverEntry }: Data): SmallPicture | null => {
  const cover = allCoverEntry.nodes.find((node) => node.entryId === entryId);
  const found = cover?.image.childImageSharp?.gatsbyImageData;
  if (!found) return null;
  const { sources = [], fallback } = found.images;
  const smallest = (srcSet = ''): string => srcSet.split(' ')[0] ?? '';
  return {
    avif: smallest(sources[0]?.srcSet),
    src: smallest(fallback?.srcSet),
    height: Math.round((48 * found.height) / found.width),
  };
};

/** The plain words of the texts in Markdown, by collection and slug. */
const plainTexts = ({ allMarkdownRemark }: Data): ReadonlyMap<string, string> =>
  new Map(
    allMarkdownRemark.nodes.flatMap(({ excerpt, parent }): [string, string][] => {
      const place = parent && 'relativePath' in parent ? collectionOf(parent.relativePath) : null;
      return place ? [[entryIdOf(place), excerpt ?? '']] : [];
    }),
  );

/** All that can be found, with its words and pictures. */
export const searchDocuments = async (
  graphql: CreatePagesArgs['graphql'],
  content: SiteContent,
): Promise<SearchDocument[]> => {
  const found = titledIn(content);
  const result = await graphql<Data>(
    `
      query Searched($covers: [String!]!) {
        allMarkdownRemark {
          nodes {
            excerpt(format: PLAIN, pruneLength: 1000000)
            parent {
              ... on File {
                relativePath
              }
            }
          }
        }
        allCoverEntry(filter: { entryId: { in: $covers } }) {
          nodes {
            entryId
            image {
              childImageSharp {
                # As CoverPicture has it, so that no picture is made for this.
                gatsbyImageData(width: 248)
              }
            }
          }
        }
      }
    `,
    { covers: found.flatMap(({ cover }) => cover ?? []) },
  );
  const { data } = result;
  if (!data) throw new Error('What can be found could not be read.', { cause: result.errors as unknown });
  const texts = plainTexts(data);
  const { press } = settingsIn(content) ?? {};
  return found.map(({ words, text, cover, ...titled }) => {
    const plain = texts.get(text ?? '');
    // The pages of covers show an excerpt last.
    const parts = cover ? [...words, plain] : [plain, ...words];
    const lines = parts.filter(Boolean).join(' · ').replaceAll(/\s+/g, ' ');
    return {
      ...titledOf(titled),
      text: fillPress(lines, press, 'name'),
      picture: pictureOf(cover, data),
    };
  });
};
