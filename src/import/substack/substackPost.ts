import type { Found, FoundEntry, Place } from '../found';
import { given, lossesAt } from '../given';
import { isoDay } from '../isoDay';
import { plainLine } from '../plainLine';
import { soundLink } from '../htmlOf';

/** A line of `posts.csv`. */
export type SubstackRow = Readonly<Partial<Record<string, string>>>;

/** The name of a post in addresses, which follows its number. */
export const substackSlug = ({ post_id: id = '' }: SubstackRow): string => id.replace(/^\d+\./, '');

/** Whether it stood behind a form: for those who pay, or for all who have given their address. */
const isFenced = ({ audience = '' }: SubstackRow): boolean => !['', 'everyone'].includes(audience);

/** A post or page of a line and its text, and what is lost of it. */
export const substackPost = (row: SubstackRow, html: string | undefined, place: Place): Found[] => {
  const { post_id: id = '', post_date: date = '', podcast_url: podcast = '' } = row;
  const title = plainLine(row.title ?? '');
  const name = `“${title || id}”`;
  const isPublished = row.is_published?.toLowerCase() === 'true';
  const isPage = row.type === 'page';
  const fence = row.audience === 'only_free' ? 'subscribers' : 'paying readers';
  const { lose, lost } = lossesAt(place);
  if (isFenced(row))
    lose(
      `that ${name} is for ${fence} alone`,
      'pages here are open to all: it comes as a draft, which you may publish',
    );
  if (html === undefined) lose(`the text of ${name}`, `the archive has no posts/${id}.html`);
  const entry: FoundEntry = {
    kind: 'entry',
    key: id,
    place,
    collection: isPage ? 'ownPages' : 'posts',
    slug: substackSlug(row),
    fields: given({
      title,
      description: plainLine(row.subtitle ?? ''),
      published: isPage ? undefined : isoDay(date),
      draft: !isPublished || isFenced(row),
    }),
    text: { format: 'html', source: (html ?? '') + (podcast && soundLink(podcast, title)) },
    addresses: isPublished ? [`/p/${substackSlug(row)}`] : [],
  };
  return [...lost, entry];
};
