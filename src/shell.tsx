import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { Layout, type LayoutProps } from './components/Layout';

type WrapPageElement = NonNullable<(GatsbyBrowser & GatsbySSR)['wrapPageElement']>;

/** What those pages ask for that may have the newsletter. */
interface PageData {
  readonly site?: { readonly newsletterHtml?: string | null } | null;
}

/** Puts the shell round every page, alike in the browser and on the server. */
export const wrapPageElement: WrapPageElement = ({ element, props }) => {
  const data = props.data as PageData | undefined;
  const context = props.pageContext as Pick<LayoutProps, 'spoken'> | undefined;
  return (
    <Layout
      pathname={props.location.pathname}
      hasNewsletter={Boolean(data?.site?.newsletterHtml)}
      spoken={context?.spoken}
    >
      {element}
    </Layout>
  );
};
