import type { HeadProps } from 'gatsby';
import { Seo, type SeoProps } from './Seo';

interface PageData {
  readonly page: { readonly title: string; readonly description: string } | null;
}

/** What `src/build/pages.ts` gives the pages after the first. */
interface PageContext {
  readonly number?: number;
}

type PageHeadProps = Pick<HeadProps<PageData>, 'data' | 'location'> &
  Pick<SeoProps, 'type' | 'isUnknown'> & { readonly pageContext?: PageContext };

/** The head of every page whose query calls its text `page`. */
export function PageHead({
  data,
  location,
  pageContext: { number } = {},
  type = 'website',
  isUnknown = false,
}: PageHeadProps) {
  const page = number ? `, page ${number}` : '';
  return (
    data.page && (
      <Seo
        title={`${data.page.title}${page}`}
        description={number ? `Page ${number}. ${data.page.description}` : data.page.description}
        pathname={location.pathname}
        type={type}
        isUnknown={isUnknown}
      />
    )
  );
}
