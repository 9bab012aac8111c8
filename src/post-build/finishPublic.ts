import type { GatsbyNode, Page } from 'gatsby';
import { addHostedEditor } from './addHostedEditor';
import { cleanStatic } from './cleanStatic';
import { forgetPictures } from '../adjustments/forgetPictures';
import { sweepKept } from '../content/gatsby/made';
import { movedPages } from '../hosting/movedPages';
import { movesOf } from '../hosting/moves';
import { redirectsIn } from '../content/model/redirects';
import { readSiteSettings } from '../content/gatsby/siteSettings';
import { sweepPublic } from './sweepPublic';
import { writeFeeds } from './writeFeeds';
import { writeCalendars } from './writeCalendars';
import { writeCatalogue } from './writeCatalogue';
import { writeSearchIndex } from '../content/gatsby/writeSearchIndex';
import { siteContentOf } from '../content/gatsby/siteContentOf';
import { pagesOf } from '../content/model/pagesOf';
import { writeFavicon } from './writeFavicon';
import { writeHostFiles } from './writeHostFiles';
import { writePolicy } from './writePolicy';
import { writeMoves } from './writeMoves';
import { writeRobots } from './writeRobots';

/** What comes last: `public/` gets what Gatsby does not make, and loses what no build makes any more. */
export const finishPublic: GatsbyNode['onPostBuild'] = async (args) => {
  const { store, graphql, getNodesByType } = args;
  const { pages } = (store.getState as () => { readonly pages: ReadonlyMap<string, Page> })();
  const paths = new Set(pages.keys());
  const root = process.cwd();
  const content = siteContentOf(args);
  const moves = [...movesOf(pages.values()), ...redirectsIn(content)];
  const { siteUrl } = readSiteSettings(root);
  const moved = movedPages(moves, siteUrl, paths);
  await Promise.all([
    cleanStatic(root),
    writeRobots(),
    writeFavicon(root),
    addHostedEditor(),
    writeFeeds(root, graphql, content),
    writeCalendars(root, graphql, content),
    writeCatalogue(root, graphql),
    writeSearchIndex(root, graphql, content),
    writeHostFiles(root, siteUrl, moves),
    writePolicy(root, pagesOf(content), paths, moved),
  ]);
  // After all else: what stands at an address stays.
  await writeMoves(root, siteUrl, moves, moved);
  await sweepKept();
  const gone = sweepPublic(root, [...paths], performance.timeOrigin);
  forgetPictures(store, getNodesByType('File'), gone);
};
