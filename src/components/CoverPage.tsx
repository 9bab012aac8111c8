import { CoverGrid, type CoverGridProps } from './CoverGrid';
import { MoreCovers, type MoreCoversProps } from './MoreCovers';
import { PageText } from './PageText';

interface CoverPageProps {
  readonly page: { readonly title: string; readonly html: string } | null;
  readonly covers: { readonly nodes: CoverGridProps['entries'] } & Pick<MoreCoversProps, 'pageInfo'>;
  readonly route: string;
}

/** A page of covers. The words that introduce them stand on the first. */
export function CoverPage({ page, covers: { nodes, pageInfo }, route }: CoverPageProps) {
  const isFirst = pageInfo.currentPage === 1;
  return (
    <>
      {page && <PageText title={page.title} html={isFirst ? page.html : ''} isLead />}
      <CoverGrid entries={nodes} />
      <MoreCovers route={route} pageInfo={pageInfo} />
    </>
  );
}
