import type { HeadProps } from 'gatsby';
import { Seo } from './Seo';

interface PageData {
  readonly page: { readonly title: string; readonly description: string } | null;
}

/** The head of every page whose query calls its text `page`. */
export function PageHead({ data, location }: HeadProps<PageData>) {
  return (
    data.page && (
      <Seo title={data.page.title} description={data.page.description} pathname={location.pathname} />
    )
  );
}
