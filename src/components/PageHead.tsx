import type { HeadProps } from 'gatsby';
import type { PlaceOfCovers } from '../lib/paging';
import { Seo, type SeoProps } from './Seo';

interface PageData {
  readonly page: { readonly title: string; readonly description: string } | null;
}

/** What `src/build/pages.ts` gives the pages of a catalogue. */
type PageContext = Partial<Pick<PlaceOfCovers, 'number'>>;

type PageHeadProps = Pick<HeadProps<PageData>, 'data' | 'location'> &
  Pick<SeoProps, 'type' | 'isUnknown'> & { readonly pageContext?: PageContext };

/** The head of every page whose query calls its text `page`. */
export function PageHead({
  data,
  location,
  pageContext: { number = 1 } = {},
  type = 'website',
  isUnknown = false,
}: PageHeadProps) {
  const isFirst = number === 1;
  const page = isFirst ? '' : `, page ${number}`;
  return (
    data.page && (
      <Seo
        title={`${data.page.title}${page}`}
        description={isFirst ? data.page.description : `Page ${number}. ${data.page.description}`}
        pathname={location.pathname}
        type={type}
        isUnknown={isUnknown}
      />
    )
  );
}
