import type { GatsbyNode } from 'gatsby';
import { guardContent } from '../content/gatsby/guard';
import { developAccess } from '../server/developAccess';
import { guardServers } from '../server/guardServers';
import { explainFullDisk } from './explainFullDisk';
import { leaveBrokenJson, skipPackagesWithoutQueries } from './gatsbyInternals';
import { dropStaleCache } from './staleCache';
import { colourPictures, setAvifEffort, turnPictures } from './pictures';
import { limitWorkers } from './workers';

/** What every process does that asks for pictures: sharp and its plugin are set up. Gatsby calls it in its workers too. */
export const setUpPictures: GatsbyNode['onPluginInit'] = () => {
  setAvifEffort();
  turnPictures(process.cwd());
  colourPictures(process.cwd());
};

/** What comes before everything else: the content is checked, Gatsby is set up, an old cache is dropped. */
export const beforeBootstrap: GatsbyNode['onPreInit'] = async ({ reporter, store }) => {
  explainFullDisk(process.cwd());
  limitWorkers();
  await skipPackagesWithoutQueries(process.cwd());
  const isDevelop = process.env['gatsby_executing_command'] === 'develop';
  if (isDevelop) {
    leaveBrokenJson(process.cwd());
    guardServers((scheme) => developAccess(scheme, process.env['GATSBY_EDITOR']));
  }
  const hidden = await guardContent(process.cwd(), reporter);
  const noteInOrder = dropStaleCache(process.cwd(), store, hidden);
  // The develop server has no end but that it is ended.
  if (!isDevelop) process.once('exit', (code) => code === 0 && noteInOrder());
};
