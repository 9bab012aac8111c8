import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { PageHead } from '../components/PageHead';
import { PageList } from '../components/PageList';
import { PageText } from '../components/PageText';
import { ownPageRoute } from '../lib/routes';
import type { LanguageContext } from '../lib/spoken';

/** What `src/content/model/ownPages.ts` gives each page. */
interface OwnPageContext extends LanguageContext {
  /** The pages below it in their order, by their slugs. */
  readonly pages: readonly string[];
}

/** A page of the author's own, with the way to the one above it and to those below. */
export default function OwnPage({
  data: { page, above, below },
  pageContext,
}: PageProps<Queries.OwnPageQuery, OwnPageContext>) {
  if (!page) return null;
  const pages = pageContext.pages.flatMap((slug) => below.nodes.find((one) => one.slug === slug) ?? []);
  return (
    <>
      {above && (
        <p className="column caps screen-only">
          <Link to={ownPageRoute(above.slug)}>{above.title}</Link>
        </p>
      )}
      <PageText title={page.title} html={page.html} languages={pageContext.languages?.html} />
      <PageList
        className="screen-only"
        pages={pages.map((one) => ({ ...one, path: ownPageRoute(one.slug, page.slug) }))}
      />
    </>
  );
}

/** The head of the page. */
export function Head(props: HeadProps<Queries.OwnPageQuery, OwnPageContext>) {
  const { above } = props.data;
  return (
    <PageHead {...props} {...(above && { above: [{ name: above.title, path: ownPageRoute(above.slug) }] })} />
  );
}

export const query = graphql`
  query OwnPage($slug: String!, $below: String!, $pages: [String!]!) {
    page: ownPage(slug: { eq: $slug }) {
      slug
      title
      description
      shareImage
      html
    }
    above: ownPage(slug: { eq: $below }) {
      slug
      title
    }
    below: allOwnPage(filter: { slug: { in: $pages } }, sort: { slug: ASC }) {
      nodes {
        slug
        title
        description
      }
    }
  }
`;
