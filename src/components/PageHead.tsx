import type { HeadProps } from 'gatsby';
import { Seo, type SeoProps } from './Seo';

interface PageData {
  readonly page: { readonly title: string; readonly description: string } | null;
}

type PageHeadProps = Pick<HeadProps<PageData>, 'data' | 'location'> & Pick<SeoProps, 'type' | 'isUnknown'>;

/** The head of every page whose query calls its text `page`. */
export function PageHead({ data, location, type = 'website', isUnknown = false }: PageHeadProps) {
  return (
    data.page && (
      <Seo
        title={data.page.title}
        description={data.page.description}
        pathname={location.pathname}
        type={type}
        isUnknown={isUnknown}
      />
    )
  );
}
