import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { words } from 'site-words/bibliography';
import { AffiliateNote } from '../components/BookLink';
import { PageHead } from '../components/PageHead';
import { WorkList } from '../components/WorkList';
import { useSite } from '../hooks/useSite';
import { formsIn } from '../lib/bibliography';
import { formOf } from '../lib/forms';
import { bibliographyRoute } from '../lib/routes';

/** What `src/content/model/bibliographyPages.ts` gives each page. */
interface YearContext {
  readonly year: number;
}

/** What came out first in a year, by its forms, as who votes on awards asks for it. */
export default function YearPage({
  data: { page, covers, allStory },
  pageContext: { year },
}: PageProps<Queries.YearPageQuery, YearContext>) {
  const works = [...covers.nodes, ...allStory.nodes];
  return (
    <div className="column">
      <h1>{words.firstIn(year)}</h1>
      {formsIn(works).map((form) => (
        <section key={form} className="space-m">
          <h2>{words.forms[form].other}</h2>
          <WorkList works={works.filter((work) => formOf(work) === form)} books={[]} />
        </section>
      ))}
      <AffiliateNote books={works} />
      {page && (
        <p className="space-l screen-only">
          <Link to={bibliographyRoute}>{page.title}</Link>
        </p>
      )}
    </div>
  );
}

/** The head of a year. */
export function Head(props: HeadProps<Queries.YearPageQuery, YearContext>) {
  const { site } = useSite();
  const { page } = props.data;
  const { year } = props.pageContext;
  const own = {
    title: words.firstIn(year),
    description: words.firstInDescription(site.author, year),
    shareImage: page?.shareImage ?? null,
  };
  return (
    <PageHead
      {...props}
      data={{ page: own }}
      pageContext={{}}
      {...(page && { above: [{ name: page.title, path: bibliographyRoute }] })}
    />
  );
}

export const query = graphql`
  query YearPage($covers: [String!]!, $stories: [String!]!) {
    page(slug: { eq: "bibliography" }) {
      title
      shareImage
    }
    covers: allCoverEntry(filter: { entryId: { in: $covers } }, sort: { title: ASC }) {
      nodes {
        ...BibliographyCover
      }
    }
    allStory(filter: { slug: { in: $stories } }, sort: { title: ASC }) {
      nodes {
        ...BibliographyStory
      }
    }
  }
`;
