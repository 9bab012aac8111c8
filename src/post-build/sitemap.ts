/** The pages as Gatsby knows them; some say on which day, an ISO date, their text was last changed. */
interface Data {
  readonly allSitePage: {
    readonly nodes: readonly {
      readonly path: string;
      readonly pageContext: { readonly lastmod?: string; readonly isUnlisted?: boolean } | null;
    }[];
  };
}

interface Listed {
  readonly path: string;
  readonly lastmod: string | undefined;
}

/** What gatsby-plugin-sitemap is told. By default it says of all pages that they change daily, which is not so, and lists all. */
export const sitemapOptions = {
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
  }`,
  resolvePages: ({ allSitePage }: Data): Listed[] =>
    allSitePage.nodes
      .filter(({ pageContext }) => !pageContext?.isUnlisted)
      .map(({ path, pageContext }) => ({ path, lastmod: pageContext?.lastmod })),
  serialize: ({ path, lastmod }: Listed) => ({ url: path, lastmod }),
};
