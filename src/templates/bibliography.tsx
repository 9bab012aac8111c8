import { graphql, Link, type PageProps } from 'gatsby';
import { words } from 'site-words/bibliography';
import { AffiliateNote } from '../components/BookLink';
import { FormFilter } from '../components/FormFilter';
import { NothingYet } from '../components/Prose';
import { PageText } from '../components/PageText';
import { WorkList } from '../components/WorkList';
import { useIsoToday } from '../hooks/useIsoToday';
import { formsIn, worksByYear } from '../lib/bibliography';
import { yearOf } from '../lib/calendarDate';
import { yearRoute } from '../lib/routes';

export { PageHead as Head } from '../components/PageHead';

/** What `src/content/model/bibliographyPages.ts` gives the page. */
interface BibliographyContext {
  /** The years that have pages. */
  readonly years: readonly number[];
  /** The year of the build, which counts until the visitor's is known. */
  readonly builtIn: number;
}

/** The way to what came out this year and last, by the visitor's calendar; nothing where nothing did. */
function ForBallots({ years, builtIn }: BibliographyContext) {
  const today = useIsoToday();
  const year = today ? yearOf(today) : builtIn;
  const current = [year, year - 1].filter((one) => years.includes(one));
  return (
    current.length > 0 && (
      <p className="row screen-only space-s">
        <span className="soft">{words.forBallots}</span>
        {current.map((one) => (
          <Link key={one} to={yearRoute(one)}>
            {one}
          </Link>
        ))}
      </p>
    )
  );
}

/** All works by the years in which they came out first. */
export default function BibliographyPage({
  data: { page, covers, allStory },
  pageContext,
}: PageProps<Queries.BibliographyPageQuery, BibliographyContext>) {
  if (!page) return null;
  const works = [...covers.nodes, ...allStory.nodes];
  return (
    <>
      <PageText title={page.title} html={page.html} />
      <div className="column">
        <ForBallots {...pageContext} />
        {works.length > 0 ? <FormFilter forms={formsIn(works)} /> : <NothingYet />}
        {worksByYear(works).map(({ year, works: ofYear }) => (
          <section key={year} className="space-l">
            <h2 className="numbers">
              {year === null ? (
                words.withoutYear
              ) : (
                <Link className="quiet" to={yearRoute(year)}>
                  {year}
                </Link>
              )}
            </h2>
            <WorkList works={ofYear} books={covers.nodes} />
          </section>
        ))}
        <AffiliateNote books={works} />
      </div>
    </>
  );
}

export const query = graphql`
  query BibliographyPage {
    page(slug: { eq: "bibliography" }) {
      ...PageText
    }
    covers: allCoverEntry(sort: [{ jsonId: ASC }, { internal: { type: ASC } }]) {
      nodes {
        ...BibliographyCover
      }
    }
    allStory(sort: { title: ASC }) {
      nodes {
        ...BibliographyStory
      }
    }
  }
`;
