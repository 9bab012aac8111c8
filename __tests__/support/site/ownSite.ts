import { siteAt } from './siteAt';

/** The site of this project, built from `data/`. */
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
} = siteAt(process.cwd());
