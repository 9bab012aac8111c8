import type { GatsbyNode } from 'gatsby';
import { guardContent } from '../content/guard';
import { setAvifEffort } from './avifEffort';
import { dropStaleCache } from './staleCache';

/** What comes before everything else: the content is checked, sharp is set up, and an old cache is dropped. */
export const prepare: GatsbyNode['onPreInit'] = async ({ reporter, store }) => {
  setAvifEffort();
  dropStaleCache(process.cwd(), store);
  await guardContent(process.cwd(), reporter);
};
