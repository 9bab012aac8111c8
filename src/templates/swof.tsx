import { graphql, type PageProps } from 'gatsby';
import { words } from 'site-words/swof';
import { FeedLink } from '../components/FeedLink';
import { PageText } from '../components/PageText';
import { SobrietyTable } from '../components/SobrietyTable';
import { wallCalendarPath } from '../lib/routes';

export { PageHead as Head } from '../components/PageHead';

/** The Sobriety Wall of Fame, the highest number first. */
export default function SwofPage({ data: { page, allSobrietyEntry } }: PageProps<Queries.SwofPageQuery>) {
  return (
    page && (
      <>
        <PageText title={page.title} html={page.html} />
        <SobrietyTable columns={page.columns} entries={allSobrietyEntry.nodes} />
        {allSobrietyEntry.nodes.length > 0 && (
          <FeedLink path={wallCalendarPath} type="text/calendar" title={words.calendar} />
        )}
      </>
    )
  );
}

export const query = graphql`
  query SwofPage {
    page: sobrietyPage {
      ...PageText
      columns
    }
    allSobrietyEntry(sort: { jsonId: DESC }) {
      nodes {
        ...SobrietyRow
      }
    }
  }
`;
