import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { opdsFeed } from '../epub/opds';
import { catalogueFile } from '../lib/routes';
import { epubWords } from '../words/inNode';

/** What Gatsby hands to ask with. */
type Ask = (query: string) => Promise<{ readonly data?: Queries.CatalogueQuery; readonly errors?: unknown }>;

/**
 * Has all e-books lie in `public/`, those too for which no page has asked anew, and writes the catalog of
 * them for reading apps; nothing where there are none.
 */
export const writeCatalogue = async (root: string, graphql: Ask): Promise<void> => {
  const { data, errors } = await graphql(`
    query Catalogue {
      site: siteSettings {
        title
        author
        language
        siteUrl
        sampler {
          ...CatalogueEntry
        }
      }
      allPost(filter: { form: { eq: "story" } }, sort: [{ published: DESC }, { title: ASC }]) {
        nodes {
          epub {
            ...CatalogueEntry
          }
        }
      }
      allStory(sort: { slug: ASC }) {
        nodes {
          epub {
            ...CatalogueEntry
          }
        }
      }
      allExcerpt(sort: { slug: ASC }) {
        nodes {
          epub {
            ...CatalogueEntry
          }
        }
      }
      # They are made by being asked for, and stand in no catalog.
      allUnlisted {
        nodes {
          epub {
            path
          }
        }
      }
    }

    fragment CatalogueEntry on Epub {
      path
      bytes
      title
      kind
      language
      description
      day
      page
      cover
      thumbnail
    }
  `);
  if (!data?.site) throw new Error('The e-books could not be made.', { cause: errors });
  const { site, allPost, allStory, allExcerpt } = data;
  const own = [...allPost.nodes, ...allStory.nodes, ...allExcerpt.nodes].map(({ epub }) => epub);
  const entries = [...own, site.sampler].filter((epub) => epub !== null);
  if (!entries.length) return;
  const title = epubWords(site.language).catalogueOf(site.title);
  const feed = opdsFeed({ ...site, title, path: catalogueFile, entries });
  await writeFile(join(root, 'public', catalogueFile), feed);
};
