import type { Node } from 'gatsby';
import type { footerLinksOf } from '../model/footerLinks';
import { pageRoute } from '../model/pages';
import { builtWords } from '../../words/inNode';
import { type FieldExtension, languageOf } from './directive';

/** The node of the home page, to which createPages.ts gives the links. */
interface HomePage extends Node {
  readonly context?: { readonly footerLinks?: ReturnType<typeof footerLinksOf> };
}

/** The definition of the field, and that of its type. */
export const footerLinkType = 'type FooterLink { title: String! path: String! }';
export const footerLinksField = 'footerLinks: [FooterLink!]! @footerLinks';

/** `@footerLinks`: what the footer leads to beside the policies, in the language of the site. */
export const footerLinks: FieldExtension = {
  name: 'footerLinks',
  extend: () => ({
    resolve: async (_source, _args, context) => {
      const query = { filter: { path: { eq: pageRoute('books') } } };
      const home = await context.nodeModel.findOne<HomePage>({ type: 'SitePage', query });
      const words = builtWords(await languageOf(context));
      return (home?.context?.footerLinks ?? []).map(({ title, path }) => ({ title: words[title], path }));
    },
  }),
};
