import { slugPattern } from '../../content/model/fields';
import type { Fields } from '../../content/write/formatEntry';
import { applyPatch } from './applyPatch';
import { rowEditions } from './editionFields';
import { kindExamples } from './rowKind';
import { seriesIn } from '../seriesIn';
import { ownTarget } from './ownColumns';
import type { CatalogueCollection } from './paths';
import { loseCell, type RowCells, textFor } from './rowCells';
import { rowFields } from './rowFields';
import { rowKind } from './rowKind';
import { setAt, valueAt } from './setAt';

interface Named {
  readonly fields: Fields;
  readonly seriesTitle?: string;
}

/** The series by the name of its entry, where the row has its title: that of an entry that is there may have its name. */
const withSeries = (fields: Fields, isPatch: boolean): Named => {
  const title = valueAt(fields, 'series.name');
  if (typeof title !== 'string' || (isPatch && slugPattern.test(title))) return { fields };
  const { title: name, slug, position } = seriesIn(title);
  const placed =
    position !== undefined && valueAt(fields, 'series.position') === undefined
      ? setAt(fields, 'series.position', position)
      : fields;
  return { fields: setAt(placed, 'series.name', slug), seriesTitle: name };
};

const withDate = (fields: Fields, date: string | undefined, hasEditions: boolean): Fields =>
  date === undefined || 'published' in fields || (hasEditions && date.length === 10)
    ? fields
    : { ...fields, published: date };

const withForm = (fields: Fields, form: string | null, collection: CatalogueCollection): Fields =>
  form && !('form' in fields) && ['books', 'stories'].includes(collection) ? { ...fields, form } : fields;

/** The first shop, where no column says which is the one to go to. */
const withLink = (fields: Fields): Fields => {
  const link = valueAt(fields, 'editions.1.retailers.1.link');
  return link === undefined || 'link' in fields ? fields : { ...fields, link };
};

/** What a new entry can't have without something else: a page without a blurb, a place in no series. */
const complete = (fields: Fields, { lose }: RowCells): Fields => {
  const { about, series, ...others } = fields as Fields & {
    readonly about?: Fields;
    readonly series?: Fields;
  };
  const hasBlurb = about && 'blurb' in about;
  const hasName = series && 'name' in series;
  if (about && !hasBlurb)
    lose(
      'subtitle' in about ? `Subtitle: ${JSON.stringify(about['subtitle'])}` : 'Content notes',
      'stands on the page of a book, which needs a blurb: fill it in',
    );
  if (series && !hasName)
    lose(`Series number: ${String(series['position'])}`, 'is the number in no series: fill in which');
  return { ...others, ...(hasBlurb && { about }), ...(hasName && { series }) };
};

/** What a row becomes. `author` is the one of the site. */
export const rowEntry = (row: RowCells, author: string) => {
  const kind = rowKind(row);
  const { collection, slug, isPatch, form, unknownKind } = kind;
  const { fields: read, pictures, date } = rowFields({ ...kind, row, author });
  const cells = row.cells.map((cell) => ({ ...cell, target: ownTarget(collection, cell.target) }));
  const hasEditions = collection !== 'stories' && collection !== 'series';
  const { editions, isGuessed } = hasEditions
    ? rowEditions(row, collection, cells, date)
    : { editions: [], isGuessed: false };
  if (unknownKind) loseCell(row, unknownKind, `is no kind, so it is taken for a book: write ${kindExamples}`);
  const { fields: placed, seriesTitle } = withSeries(read, isPatch);
  const before = (placed['editions'] ?? []) as readonly unknown[];
  const whole = editions.length ? { ...placed, editions: [...before, ...editions] } : placed;
  const dated = collection === 'series' ? whole : withDate(whole, date, editions.length > 0);
  const formed = withForm(dated, form, collection);
  const fields = isPatch ? formed : complete(withLink(applyPatch({}, formed)), row);
  return {
    file: row.file,
    line: row.line,
    collection,
    slug,
    title: textFor(row, 'title'),
    isPatch,
    fields,
    pictures,
    /** The name of its series, where that is not the name of an entry. */
    seriesTitle,
    /** Whether the format of an edition was missing. */
    isGuessed,
    lost: row.lost,
  };
};

/** What a row of the table becomes, before those of one work are put together. */
export type RowEntry = Readonly<ReturnType<typeof rowEntry>>;
