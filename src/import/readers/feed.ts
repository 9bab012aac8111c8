import { feedEntry } from '../feeds/feedItem';
import { feedItems, isJsonFeed } from '../feeds/feedItems';
import type { Found, InputFile, Source } from '../found';
import { lostAt } from '../given';
import { countOf } from '../../lib/text';
import { originOf } from '../oldAddress';
import { authorsFiles, rootName } from '../rootName';
import { isBlogger } from './blogger';

const isFeed = ({ head }: InputFile): boolean =>
  isJsonFeed(head) ||
  (/^(rss|rdf:RDF|feed)$/.test(rootName(head)) &&
    !head.includes('wordpress.org/export/') &&
    !isBlogger(head));

async function* read(file: InputFile): AsyncGenerator<Found> {
  const origins = new Set<string>();
  yield lostAt(
    { file: file.path },
    'older posts',
    'a feed has only the newest posts: look for an export at the old site, which has all',
  );
  let summaries = 0;
  for await (const each of feedItems(file)) {
    if (typeof each !== 'string') {
      summaries += Number(each.isSummary);
      yield feedEntry(each, file.path);
      continue;
    }
    const origin = originOf(each);
    if (origin) origins.add(origin);
  }
  if (summaries)
    yield lostAt(
      { file: file.path },
      `the whole text of ${countOf(summaries, 'post')}, perhaps`,
      'the feed calls what it has a summary: compare these with the old site',
    );
  yield { kind: 'site', origins: [...origins] };
}

/** Any feed as a single file: RSS 2.0 or 1.0, Atom, JSON Feed. */
export const feed: Source = {
  name: 'Feed',
  fits: (input) => {
    const files = authorsFiles(input);
    return files.length === 1 && files.every(isFeed);
  },
  read: async function* (input) {
    for (const file of authorsFiles(input)) yield* read(file);
  },
};
