import { existsSync } from 'node:fs';
import { fixtureFolder } from '../project';
import { siteAt } from './siteAt';

if (!existsSync(fixtureFolder)) throw new Error('The fixture has no site yet: npm run build:fixture');

/** The site on which the kit is tested. */
export const {
  publicFolder,
  settings,
  at,
  blog,
  entriesOf,
  inGrid,
  navigation,
  ownPages,
  unlisted,
  shownCovers,
  allRoutes,
  languageOf,
  typicalRoutes,
  oneOfEachKind,
  oneOfEachTemplate,
  fileOf,
  exists,
  pageAt,
} = siteAt(fixtureFolder);
