import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { words } from 'site-words/pressKit';
import { PageHead } from '../components/PageHead';
import { PressCovers } from '../components/PressCovers';
import { PressKit } from '../components/PressKit';
import { PressTrade } from '../components/PressTrade';
import { useSite } from '../hooks/useSite';

interface PressKitContext {
  /** How large the archive is, in words. */
  readonly archiveSize: string;
}

/** What those get who write about the author. */
export default function PressKitPage({
  data: { kit, covers, site },
  pageContext: { archiveSize },
}: PageProps<Queries.PressKitPageQuery, PressKitContext>) {
  return (
    kit &&
    site && (
      <PressKit kit={kit} site={site} archiveSize={archiveSize}>
        <PressCovers covers={covers.nodes} />
        <PressTrade books={covers.nodes} />
      </PressKit>
    )
  );
}

/** The head of the press kit. */
export function Head(props: HeadProps<Queries.PressKitPageQuery>) {
  const { site } = useSite();
  const page = { title: words.title, description: words.description(site.author) };
  const shareImage = props.data.kit?.shareImage ?? null;
  return <PageHead {...props} data={{ page: { ...page, shareImage } }} />;
}

export const query = graphql`
  query PressKitPage($types: [String!]!) {
    kit: pressKit {
      shareImage
      ...PressKit
    }
    site: siteSettings {
      ...PressKitSite
    }
    covers: allCoverEntry(
      filter: { internal: { type: { in: $types } } }
      sort: [{ internal: { type: DESC } }, { jsonId: ASC }]
    ) {
      nodes {
        ...PressCovers
        ...PressTrade
      }
    }
  }
`;
