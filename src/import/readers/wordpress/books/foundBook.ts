import { book } from '../../../../content/model/schema';
import type { FoundEntry } from '../../../found';
import { given } from '../../../given';
import { isoDay } from '../../../isoDay';
import { called, entryOf, fitted, isDraft, keyOf, textOf, titleOf } from '../common';
import { type Item, termsIn } from '../item';
import type { Survey } from '../survey';
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

/** Says what a book has that has no field here. */
const loseTheRest = (item: Item, { praise, unplaced }: BookParts): void => {
  for (const { quote, source } of praise)
    if (quote && !source)
      item.lose(`a quotation on ${called(item)} (${quote})`, 'nobody is named who said it');
  for (const [name, value] of Object.entries(unplaced))
    if (value) item.lose(`the ${name} of ${called(item)} (${value})`, 'books have no field for this here');
};

/** The pages to read of a book, as an entry of their own; none where there are none, or it has no name for them. */
const excerptOf = (item: Item, { excerpt }: BookParts, survey: Survey): FoundEntry | undefined => {
  const entry = entryOf(item, 'excerpts', survey);
  const text = entry.slug ? textOf(excerpt, item, survey) : undefined;
  const title = titleOf(item);
  return (
    text && {
      ...entry,
      key: keyOf(`${item.id} excerpt`, survey),
      slug: `${entry.slug}-excerpt`,
      addresses: [],
      fields: title ? { title: fitted(`From ${title}`) } : {},
      text,
    }
  );
};

/** A book of one of the plugins, after its excerpt. */
export const foundBook = (item: Item, plugin: keyof typeof plugins, survey: Survey): FoundEntry[] => {
  const draft = isDraft(item);
  const parts = plugins[plugin](item, survey);
  const shelf = shelfOf(item, parts);
  const { editions, link } = editionsOf(item, parts);
  loseTheRest(item, parts);
  const text = textOf(parts.blurb, item, survey);
  const excerpt = excerptOf(item, parts, survey);
  const goodreads = goodreadsOf(parts.goodreads);
  const isDated = parts.published && !faultIn(book.shape.published, parts.published);
  return [
    ...(excerpt ? [excerpt] : []),
    {
      ...entryOf(item, shelf, survey),
      fields: given({
        title: titleOf(item),
        link,
        about: aboutOf(parts, excerpt?.slug ?? ''),
        ...placeInSeries([...seriesOf(item, survey.descriptions).keys()], parts.position),
        editions,
        published: isDated && parts.published,
        ...peopleOf(parts, shelf),
        identifiers: goodreads && { goodreads },
        from: item.status === 'future' && isoDay(item.date),
        draft,
      }),
      text,
      pictures: parts.cover && { image: parts.cover },
    },
  ];
};
