import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { Layout } from './components/Layout';

type WrapPageElement = NonNullable<(GatsbyBrowser & GatsbySSR)['wrapPageElement']>;

/** Puts the shell round every page, alike in the browser and on the server. */
export const wrapPageElement: WrapPageElement = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);
