import type { Node } from 'gatsby';
import { firstDayOf } from '../../../lib/calendarDate';
import { authorsOf, type Contributor, relatedTo } from '../../../lib/contributors';
import { beginning } from '../../../lib/text';
import { blogRoute, excerptEpub, postRoute, storyEpub } from '../../../lib/routes';
import { fillPress } from '../../../lib/press';
import { epubWords, siteWords, worksWords } from '../../../words/inNode';
import { isOn } from '../../model/pages';
import { unlistedRoute, unlistedType } from '../../model/unlisted';
import { buildDay } from '../buildDay';
import { ownPathOf, switchesOf } from '../derivedDirectives';
import type { SiteSettings } from '../../model/schema';
import { type Context, entryOf, type Info, settingsOf } from '../directive';
import { coverFile } from '../drawnCovers';
import { type CoverNode, coverOfExcerpt, linksToCover } from './coverOfExcerpt';
import { type Plan, planText } from './plan';

/** The fields of a post, a story or an excerpt. */
export interface TextNode extends Node {
  readonly title: string;
  readonly description?: string;
  readonly form?: string;
  readonly published?: string;
  readonly online?: string;
  readonly contributors?: readonly Contributor[];
}

/** How much of a blurb a catalogue shows. */
const mostCharacters = 300;

const titleOf = ({ title }: { readonly title: string }, { press }: SiteSettings): string =>
  fillPress(title, press, 'name');

/** What all books of the site have in common, and a path on it of their own. */
export const commonOf = (site: SiteSettings, path: string) => {
  const { author, language, siteUrl, press, company, footerYear, title, look = {} } = site;
  return {
    id: siteUrl + path,
    author,
    people: relatedTo({}, author),
    language,
    look,
    rights: `© ${footerYear} ${company}`,
    ...(press && { publisher: press.name }),
    links: [
      { words: epubWords(language).booksBy(author), link: `${siteUrl}/` },
      { words: `${title}, ${new URL(siteUrl).host}`, link: `${siteUrl}/` },
    ],
  };
};

const unlistedPath = (source: Node, context: Context): string | null => {
  const found = entryOf(source, context);
  return found && unlistedRoute({ ...found, fields: { ...source } });
};

/** The path of the page on which a story stands, as a post, by itself or unlisted; null where it is none, or on no page. */
const pageOfStory = async (source: TextNode, context: Context): Promise<string | null> => {
  if (source.internal.type === unlistedType) return unlistedPath(source, context);
  if (source.internal.type === 'Story') return ownPathOf(source, context);
  const isShown = source.form === 'story' && isOn(blogRoute, await switchesOf(context));
  return isShown ? postRoute(entryOf(source, context)?.slug ?? '') : null;
};

/** The day of a text, as an ISO date: since when it can be read here, else when it came out. */
const dayOfText = ({ online, published }: TextNode, { footerYear }: SiteSettings): string =>
  online ?? firstDayOf(published ?? String(footerYear));

/** What the book is, below its title: of what is neither a story nor an excerpt, from which site it is. */
const kindOf = (source: TextNode, { language, title }: SiteSettings, context: Context): string => {
  const words = epubWords(language);
  const collection = entryOf(source, context)?.collection;
  if (collection === 'excerpts') return words.excerpt;
  return collection === 'stories' || source.form === 'story' ? words.story : title;
};

/** The e-book of a story; null for other posts, and for a story without its text. */
const planStory = async (source: TextNode, context: Context, info: Info): Promise<Plan | null> => {
  const site = await settingsOf(context);
  const page = await pageOfStory(source, context);
  const text = site && page && (await planText(source, site.press, context, info));
  if (!text || text.text.children.length === 0) return null;
  const path = storyEpub(page);
  const address = site.siteUrl + page;
  const title = titleOf(source, site);
  return {
    path,
    book: {
      ...commonOf(site, path),
      author: worksWords(site.language).listed(authorsOf(source, site.author)),
      people: relatedTo(source, site.author),
      title,
      kind: kindOf(source, site, context),
      description: source.description ?? title,
      source: address,
      day: dayOfText(source, site),
      chapters: [{ title, address, links: [], ...text }],
    },
    cover: {},
  };
};

const seriesOf = async ({ series }: CoverNode, { language }: SiteSettings, context: Context) => {
  if (!series) return {};
  const { name, position } = series;
  const query = { filter: { slug: { eq: name } } };
  const found = await context.nodeModel.findOne<{ readonly title: string }>({ type: 'Series', query });
  if (!found) return {};
  const { title } = found;
  if (position === undefined) return { series: { title, inWords: title } };
  return { series: { title, position, inWords: siteWords(language).partOf(position, title) } };
};

/** The first day on which a book came out; where none has come, the first of the year that the footer names. */
const dayOf = ({ editions = [] }: CoverNode, { footerYear }: SiteSettings): string =>
  editions
    .flatMap(({ released }) => released ?? [])
    .filter((day) => day <= buildDay())
    .toSorted()[0] ?? `${footerYear}-01-01`;

/** The e-book of an excerpt; null where the site shows no book from which it is. */
export const planExcerpt = async (source: TextNode, context: Context, info: Info): Promise<Plan | null> => {
  const settings = await settingsOf(context);
  const slug = entryOf(source, context)?.slug ?? '';
  const found = settings && (await coverOfExcerpt(slug, context));
  const text = found && (await planText(source, settings.press, context, info));
  const file = found && (await coverFile(found.cover, context))?.absolutePath;
  if (!text || !file) return null;
  const { cover, path: page } = found;
  // Of a translation all of it is in its language.
  const site = { ...settings, language: cover.translation?.language ?? settings.language };
  const words = epubWords(site.language);
  const path = excerptEpub(slug);
  const address = site.siteUrl + page;
  const [title, part] = [titleOf(cover, site), titleOf(source, site)];
  return {
    path,
    book: {
      ...commonOf(site, path),
      author: worksWords(site.language).listed(authorsOf(cover, site.author)),
      people: relatedTo(cover, site.author),
      title,
      part,
      kind: words.excerpt,
      description: beginning(cover.about?.blurb ?? title, mostCharacters),
      source: address,
      day: dayOf(cover, site),
      ...(await seriesOf(cover, site, context)),
      chapters: [{ title: part, address, ...linksToCover(cover, page, site, words), ...text }],
    },
    cover: { file },
  };
};

/** The e-book of a post, a story or an excerpt before it is made; null where it has none. */
export const planOf = (source: Node, context: Context, info: Info): Promise<Plan | null> =>
  source.internal.type === 'Excerpt'
    ? planExcerpt(source as TextNode, context, info)
    : planStory(source as TextNode, context, info);
