import type { GatsbyNode } from 'gatsby';
import { buildDay } from '../content/gatsby/buildDay';
import { pagesOf, switchesIn } from './pages';
import { pressKitPages } from './pressKit';
import { searchPage, writeSearchIndex } from './searchIndex';

/** Makes the pages that the content asks for. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const root = process.cwd();
  const result = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      siteSettings {
        language
        press {
          slug
        }
      }
      allPageText(sort: { slug: ASC }) {
        nodes {
          slug
          off
        }
      }
      allPost(sort: { slug: ASC }) {
        nodes {
          slug
          aliases
        }
      }
      allEvent(sort: { slug: ASC }) {
        nodes {
          slug
          start
          end
        }
      }
      allPolicy(sort: { slug: ASC }) {
        nodes {
          slug
        }
      }
      allSeries(sort: { jsonId: ASC }) {
        nodes {
          slug
          begin
          aliases
        }
      }
      allCoverEntry(sort: [{ jsonId: ASC }, { internal: { type: DESC } }]) {
        nodes {
          __typename
          key
          slug
          pagePath
          about {
            excerpt
          }
          series {
            name
          }
          editions {
            released
          }
          aliases
          ... on Audiobook {
            audio {
              book
            }
          }
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild('The pages could not be read from the content.', result.errors as Error);
    return;
  }
  const { language = 'en' } = result.data.siteSettings ?? {};
  const pages = [
    ...pagesOf(result.data, buildDay()),
    await searchPage(graphql, language),
    ...(await pressKitPages(root, { graphql, reporter }, switchesIn(result.data))),
  ];
  pages.forEach((page) => actions.createPage(page));
  if (process.env['gatsby_executing_command'] === 'develop') {
    await writeSearchIndex(root, graphql, new Set(pages.map(({ path }) => path)));
  }
};
