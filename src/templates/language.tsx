import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FeedLink } from '../components/FeedLink';
import { PageHead } from '../components/PageHead';
import { PageList } from '../components/PageList';
import { useSite } from '../hooks/useSite';
import type { Spoken } from '../lib/spoken';

/** What `src/content/model/translationPages.ts` gives each page, and createPages.ts. */
interface LanguageContext {
  readonly spoken: Spoken;
  /** The translations in their order, by their slugs, and where they stand. */
  readonly slugs: readonly string[];
  readonly paths: readonly string[];
  /** The path of its feed. */
  readonly feed?: string;
}

/** All that is there in one language besides that of the site. */
export default function LanguagePage({
  data: { allTranslation },
  pageContext: { spoken, slugs, paths, feed },
}: PageProps<Queries.LanguagePageQuery, LanguageContext>) {
  const pages = slugs.flatMap((slug, index) => {
    const found = allTranslation.nodes.find((node) => node.slug === slug);
    return found ? [{ ...found, path: paths[index] ?? '' }] : [];
  });
  return (
    <>
      <h1 className="column">{spoken.name}</h1>
      <PageList pages={pages} />
      {feed && (
        <FeedLink path={feed} type="application/rss+xml" title={spoken.words.follow} {...spoken.ofWords} />
      )}
    </>
  );
}

/** The head of the list. */
export function Head(props: HeadProps<Queries.LanguagePageQuery, LanguageContext>) {
  const { site } = useSite();
  const { spoken, feed } = props.pageContext;
  return (
    <PageHead
      {...props}
      data={{ page: { title: spoken.name, description: spoken.words.description } }}
      feed={feed ? { title: `${site.title}: ${spoken.name}`, path: feed } : undefined}
    />
  );
}

export const query = graphql`
  query LanguagePage($slugs: [String!]!) {
    allTranslation(filter: { slug: { in: $slugs } }, sort: { slug: ASC }) {
      nodes {
        slug
        title
        description
      }
    }
  }
`;
