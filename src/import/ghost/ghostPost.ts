import type { Fields } from '../../content/write/formatEntry';
import type { Found, FoundEntry, FoundPicture, FoundText } from '../found';
import { given, lossesAt } from '../given';
import { pictureHtml } from '../htmlOf';
import { isoDay } from '../isoDay';
import { textIn } from '../json';
import { lineOfHtml, plainAsHtml, plainLine } from '../plainLine';
import type { GhostTables } from './ghostTables';

/** In the place of the site's address. */
const ghostUrl = '__GHOST_URL__';

const here = (text: string): string => text.replaceAll(ghostUrl, '');

/** Days are texts; Ghost before 1.0 has milliseconds. */
const dayOf = (value: unknown): string | undefined =>
  typeof value === 'number' && Math.abs(value) < 1e14
    ? isoDay(new Date(value).toISOString())
    : isoDay(textIn(value));

const textOf = ({ html, plaintext }: Fields): FoundText | undefined => {
  const source = here(textIn(html)) || plainAsHtml(textIn(plaintext));
  return source ? { format: 'html', source } : undefined;
};

/** Why a post would be open to all here that was not at Ghost; empty where it was. */
const fence = ({ visibility, status }: Fields): string => {
  if (status === 'sent') return 'was sent by e-mail alone';
  return ['', 'public'].includes(textIn(visibility)) ? '' : 'is for members alone';
};

/** Post, page, and what of either is lost. */
export const ghostPost = (post: Fields, tables: GhostTables, file: string): Found[] => {
  const id = textIn(post.id);
  const meta = { ...post, ...tables.metaOf(id) };
  const [title, slug] = [plainLine(textIn(post.title)), textIn(post.slug)];
  const isPage = post.type === 'page' || post.page === 1 || post.page === true;
  const place = { file };
  const name = `“${title || slug || id}”`;
  const address = here(textIn(post.feature_image ?? post.image));
  const alt = plainLine(textIn(meta.feature_image_alt)) || undefined;
  const image: FoundPicture | undefined = address ? { address, alt } : undefined;
  // Pages of your own have no field for a picture.
  const above = image && isPage ? `<p>${pictureHtml(image)}</p>` : '';
  const caption = lineOfHtml(textIn(meta.feature_image_caption));
  const text = textOf(post);
  const isOpen = ['published', 'scheduled'].includes(textIn(post.status));
  const { lose, lost } = lossesAt(place);
  if (fence(post))
    lose(
      `that ${name} ${fence(post)}`,
      'pages here are open to all: it comes as a draft, which you may publish',
    );
  if (!text && (textIn(post.lexical) || textIn(post.mobiledoc)))
    lose(
      `the text of ${name}`,
      'the export has it in a form for Ghost’s editor alone: open it there, save it, and export again',
    );
  if (textIn(post.codeinjection_head) || textIn(post.codeinjection_foot))
    lose(`the code injected into ${name}`, 'pages here run no code of others');
  const entry: FoundEntry = {
    kind: 'entry',
    key: textIn(post.uuid) || id || slug,
    place,
    collection: isPage ? 'ownPages' : 'posts',
    slug,
    fields: given({
      title: title === '(Untitled)' ? '' : title,
      description: plainLine(textIn(post.custom_excerpt) || textIn(meta.meta_description)),
      published: isPage ? undefined : dayOf(post.published_at),
      tags: isPage ? [] : tables.tagsOf(id),
      draft: !isOpen || fence(post) !== '',
    }),
    ...(text && { text: above ? { ...text, source: above + text.source } : text }),
    ...(image && !isPage && { pictures: { image } }),
    addresses: isOpen && slug ? [`/${slug}/`] : [],
  };
  return [...lost, ...(image && caption ? [{ kind: 'file' as const, ...image, caption }] : []), entry];
};
