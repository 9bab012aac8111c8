import { siteAt } from './siteAt';

/** The site of this project, built from `data/`. */
export const {
  publicFolder,
  settings,
  entriesOf,
  navigation,
  shownCovers,
  allRoutes,
  fileOf,
  exists,
  pageAt,
} = siteAt(process.cwd());
