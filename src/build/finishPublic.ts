import type { GatsbyNode, Page } from 'gatsby';
import { addHostedEditor } from './addHostedEditor';
import { forgetPictures } from './forgetPictures';
import { sweepPublic } from './sweepPublic';
import { writeRobots } from './writeRobots';

/** What comes last: `public/` gets what Gatsby does not make, and loses what no build makes any more. */
export const finishPublic: GatsbyNode['onPostBuild'] = async ({ store, getNodesByType }) => {
  await Promise.all([writeRobots(), addHostedEditor()]);
  const { pages } = (store.getState as () => { readonly pages: ReadonlyMap<string, Page> })();
  const gone = sweepPublic(process.cwd(), [...pages.keys()], performance.timeOrigin);
  forgetPictures(store, getNodesByType('File'), gone);
};
