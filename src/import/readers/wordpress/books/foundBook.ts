import { book } from '../../../../content/model/schema';
import type { Found } from '../../../found';
import { given, lostAt } from '../../../given';
import { isoDay } from '../../../isoDay';
import { called, draftOf, entryOf, fitted, keyOf, titleOf } from '../common';
import { type Item, termsIn } from '../item';
import type { Survey } from '../survey';
import { textOf } from '../textOf';
import { editionsOf } from './editions';
import { mooberry } from './mooberry';
import { myBookTable } from './myBookTable';
import { type BookParts, faultIn } from './parts';
import { placeInSeries, seriesOf } from './series';

const plugins = { myBookTable, mooberry };

type Shelf = 'books' | 'audiobooks' | 'anthologies';

/** A book that is heard alone is an audiobook, one that is filed as an anthology is one. */
const shelfOf = (item: Item, { editions }: BookParts): Shelf => {
  if (editions.length && editions.every(({ format }) => format === 'audiobook')) return 'audiobooks';
  const kinds = ['mbt_genre', 'mbdb_genre'].flatMap((taxonomy) => termsIn(item, taxonomy));
  return kinds.some(({ nicename, name }) => /antholog/i.test(`${nicename} ${name}`))
    ? 'anthologies'
    : 'books';
};

const goodreadsOf = (address: string): string | undefined =>
  /goodreads\.com\/book\/show\/(\d+)/.exec(address)?.[1];

/** What is said of a book on its page, but for its blurb. */
const aboutOf = ({ subtitle, praise }: BookParts, excerpt: string) => {
  const quotations = praise
    .filter(({ quote, source }) => quote && source)
    .map(({ quote, source }) => ({ quote: fitted(quote), source: fitted(source) }));
  const about = given({ subtitle: fitted(subtitle), praise: quotations, excerpt });
  return Object.keys(about).length > 0 && about;
};

/** The narrator has a field of their own in an audiobook, and is one of several people elsewhere. */
const peopleOf = ({ people, narrator }: BookParts, shelf: Shelf) => {
  const isAudio = shelf === 'audiobooks';
  const contributors = [...people, ...(narrator && !isAudio ? [{ name: narrator, role: 'narrator' }] : [])];
  return { contributors, audio: isAudio && narrator && { narrator } };
};

const lostPraise = (item: Item, { praise }: BookParts): Found[] =>
  praise
    .filter(({ quote, source }) => quote && !source)
    .map(({ quote }) =>
      lostAt(item.place, `a quotation on ${called(item)} (${quote})`, 'nobody is named who said it'),
    );

const lostUnplaced = (item: Item, { unplaced }: BookParts): Found[] =>
  Object.entries(unplaced)
    .filter(([, value]) => value !== '')
    .map(([name, value]) =>
      lostAt(item.place, `the ${name} of ${called(item)} (${value})`, 'books have no field for this here'),
    );

/** The pages to read of a book, as an entry of their own; none where there are none, or it has no name for them. */
const excerptOf = (item: Item, { excerpt }: BookParts, survey: Survey): Found[] => {
  const { text, lost } = textOf(excerpt, item, survey);
  const entry = entryOf(item, 'excerpts', survey);
  if (!text || !entry.slug) return [];
  const title = titleOf(item);
  return [
    ...lost,
    {
      ...entry,
      key: keyOf(`${item.id} excerpt`, survey),
      slug: `${entry.slug}-excerpt`,
      addresses: [],
      fields: title ? { title: fitted(`From ${title}`) } : {},
      text,
    },
  ];
};

/** A book of one of the plugins, and its excerpt, after what is lost of it. */
export const foundBook = (item: Item, plugin: keyof typeof plugins, survey: Survey): Found[] => {
  const parts = plugins[plugin](item, survey);
  const shelf = shelfOf(item, parts);
  const { editions, link, lost: lostEditions } = editionsOf(item, parts);
  const { text, lost: lostText } = textOf(parts.blurb, item, survey);
  const { draft, lost: lostAccess } = draftOf(item);
  const excerpt = excerptOf(item, parts, survey);
  const entry = entryOf(item, shelf, survey);
  const goodreads = goodreadsOf(parts.goodreads);
  const isDated = parts.published && !faultIn(book.shape.published, parts.published);
  return [
    ...lostAccess,
    ...parts.lost,
    ...lostEditions,
    ...lostPraise(item, parts),
    ...lostUnplaced(item, parts),
    ...lostText,
    ...excerpt,
    {
      ...entry,
      fields: given({
        title: titleOf(item),
        link,
        about: aboutOf(parts, excerpt.length ? `${entry.slug}-excerpt` : ''),
        ...placeInSeries([...seriesOf(item, survey.descriptions).keys()], parts.position),
        editions,
        published: isDated && parts.published,
        ...peopleOf(parts, shelf),
        identifiers: goodreads && { goodreads },
        from: item.status === 'future' && isoDay(item.date),
        draft,
      }),
      ...(text && { text }),
      ...(parts.cover && { pictures: { image: parts.cover } }),
    },
  ];
};
