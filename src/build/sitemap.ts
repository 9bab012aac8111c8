import { postRoute, topRoute } from '../lib/routes';

/** What the sitemap is made of: pages by their paths in the site, days as ISO dates. */
interface Data {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allPost: { readonly nodes: readonly { readonly slug: string; readonly published: string }[] };
  readonly allPolicy: { readonly nodes: readonly { readonly slug: string; readonly updated: string }[] };
}

interface Listed {
  readonly path: string;
  readonly lastmod: string | undefined;
}

/**
 * What gatsby-plugin-sitemap is told: it lists pages, and of those whose text has a day that day. Of itself it says of all
 * that they change daily, which is not so.
 */
export const sitemapOptions = {
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allPost { nodes { slug published } }
    allPolicy { nodes { slug updated } }
  }`,
  resolvePages: ({ allSitePage, allPost, allPolicy }: Data): Listed[] => {
    const days = new Map([
      ...allPost.nodes.map(({ slug, published }) => [postRoute(slug), published] as const),
      ...allPolicy.nodes.map(({ slug, updated }) => [topRoute(slug), updated] as const),
    ]);
    return allSitePage.nodes.map(({ path }) => ({ path, lastmod: days.get(path) }));
  },
  serialize: ({ path, lastmod }: Listed) => ({ url: path, lastmod }),
};
