import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { pressKitRoute } from '../../lib/pressKitRoutes';
import { searchRoute } from '../../lib/searchRoutes';
import { pageRoute } from '../model/pages';
import { pagesOf } from '../model/pagesOf';
import { drawMissingCovers } from './drawnCovers';
import { languageContexts } from './languageContext';
import { archiveSize } from './pressKit';
import { shellOf } from './shell';
import { titleGroups } from './searchDocuments';
import { siteContentOf } from './siteContentOf';
import { writeSearchIndex } from './writeSearchIndex';

/** Makes the pages that the content asks for, as the register has them, with what only all of them together know. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { graphql, actions, reporter } = args;
  const root = process.cwd();
  const content = siteContentOf(args);
  await drawMissingCovers(args, content);
  const pages = pagesOf(content);
  const more: Readonly<Record<string, object>> = {
    // Every page shows it, and asks the home page, which every site has.
    [pageRoute('books')]: { shell: shellOf(content, pages) },
    [searchRoute]: { groups: titleGroups(content) },
    [pressKitRoute]: { archiveSize: await archiveSize(root, content, (hint) => void reporter.warn(hint)) },
  };
  const inLanguages = languageContexts(content, pages, args.pathPrefix);
  pages.forEach((page) => {
    const { path, template, context } = page;
    actions.createPage({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: { ...context?.(), ...inLanguages(page), ...more[path] },
    });
  });
  if (process.env['gatsby_executing_command'] === 'develop') await writeSearchIndex(root, graphql, content);
};
