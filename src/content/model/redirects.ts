import { fillPress } from '../../lib/press';
import { settingsIn, type SiteContent } from './siteContent';

/** The addresses of no entry that the author leads on, with where to: a path of the site, or a whole address. */
export const redirectsIn = (content: SiteContent): { readonly from: string; readonly to: string }[] =>
  content
    .of('redirects')
    .flatMap(({ fields }) => fields.redirects)
    .map(({ from, to }) => ({ from, to: fillPress(to, settingsIn(content)?.press, 'slug') }));
