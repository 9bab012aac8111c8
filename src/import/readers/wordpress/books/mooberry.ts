import type { Fields } from '../../../../content/write/formatEntry';
import { isoDay } from '../../../isoDay';
import { called, pictureOf } from '../common';
import { type Item, metaIn, namesIn } from '../item';
import { lineOfHtml } from '../../../plainLine';
import type { Survey } from '../survey';
import { type BookParts, type EditionParts, type Format, rowsOf } from './parts';
import { textAt } from './phpList';

/** The formats and shops that Mooberry begins with, by its numbers. Those that an author adds are not exported. */
const formats: Readonly<Record<string, Format>> = {
  1: 'hardcover',
  2: 'paperback',
  3: 'ebook',
  4: 'ebook',
  5: 'ebook',
  6: 'audiobook',
};

const sizeOf = (row: Fields): string => {
  const [width, height] = [textAt(row, '_mbdb_width'), textAt(row, '_mbdb_height')];
  return Number(width) && Number(height) ? `${width} × ${height} ${textAt(row, '_mbdb_unit') || 'in'}` : '';
};

const priceOf = (row: Fields): string => {
  const amount = textAt(row, '_mbdb_retail_price').replace(',', '.');
  return Number(amount) > 0 ? `${textAt(row, '_mbdb_currency') || 'USD'} ${amount}` : '';
};

/** The language of an edition, where it is not that of the site. */
const languageOf = (row: Fields, { channel }: Survey): string => {
  const language = textAt(row, '_mbdb_language').toLowerCase();
  return language === (channel.language.split('-')[0] ?? '') ? '' : language;
};

const editionOf = (row: Fields, format: Format, survey: Survey): EditionParts => ({
  format,
  isbn: textAt(row, '_mbdb_isbn'),
  language: languageOf(row, survey),
  pages: format === 'audiobook' ? '' : textAt(row, '_mbdb_length'),
  price: priceOf(row),
  trimSize: sizeOf(row),
});

const formatOf = (row: Fields): Format | undefined => {
  const number = textAt(row, '_mbdb_format');
  return Object.hasOwn(formats, number) ? formats[number] : undefined;
};

/** The editions in the formats that are known. */
const editionsIn = (item: Item, survey: Survey): EditionParts[] =>
  rowsOf(item, metaIn(item, '_mbdb_editions'), `the editions of ${called(item)}`).flatMap((row) => {
    const format = formatOf(row);
    if (format) return [editionOf(row, format, survey)];
    const isbn = textAt(row, '_mbdb_isbn');
    item.lose(
      `an edition of ${called(item)}${isbn && ` (${isbn})`}`,
      'its format is one of your own in Mooberry, which the export does not name',
    );
    return [];
  });

const people = (item: Item, taxonomy: string, role: string) =>
  namesIn(item, taxonomy).map((name) => ({ name, role }));

/** From version 3 on, Mooberry may keep all this where WordPress exports nothing. */
const isElsewhere = (item: Item): boolean =>
  ['_mbdb_summary', '_mbdb_cover', '_mbdb_cover_id', '_mbdb_published'].every((key) => !metaIn(item, key));

/** What Mooberry Book Manager says of a book. */
export const mooberry = (item: Item, survey: Survey): BookParts => {
  if (isElsewhere(item))
    item.lose(
      `the summary, cover and day of ${called(item)}`,
      'Mooberry keeps them in a table of its own: export your books there as CSV too',
    );
  const editions = editionsIn(item, survey);
  const links = rowsOf(item, metaIn(item, '_mbdb_buylinks'), `the buy links of ${called(item)}`);
  const reviews = rowsOf(item, metaIn(item, '_mbdb_reviews'), `the reviews of ${called(item)}`);
  const content = item.content.replaceAll(/\[mbdb_book[^\]]*\]/g, '').trim();
  const cover = metaIn(item, '_mbdb_cover');
  const publisher = metaIn(item, '_mbdb_publisherID');
  return {
    subtitle: lineOfHtml(metaIn(item, '_mbdb_subtitle')),
    blurb: [metaIn(item, '_mbdb_summary') || content, metaIn(item, '_mbdb_additional_info')]
      .filter(Boolean)
      .join('\n\n'),
    excerpt: metaIn(item, '_mbdb_excerpt'),
    praise: reviews.map((row) => ({
      quote: lineOfHtml(textAt(row, 'mbdb_review')),
      source: ['mbdb_reviewer_name', 'mbdb_review_website']
        .map((key) => lineOfHtml(textAt(row, key)))
        .filter(Boolean)
        .join(', '),
    })),
    publisher: survey.publishers.get(publisher) ?? '',
    published: isoDay(metaIn(item, '_mbdb_published')) ?? '',
    editions,
    links: links.map((row) => ({ address: textAt(row, '_mbdb_buylink') })),
    position: metaIn(item, '_mbdb_series_order'),
    cover:
      pictureOf(metaIn(item, '_mbdb_cover_id'), survey) ??
      (cover ? { address: cover } : pictureOf(metaIn(item, '_thumbnail_id'), survey)),
    people: [...people(item, 'mbdb_editor', 'editor'), ...people(item, 'mbdb_illustrator', 'illustrator')],
    narrator: namesIn(item, 'mbdb_narrator')[0] ?? '',
    goodreads: metaIn(item, '_mbdb_goodreads'),
    unplaced: {
      genres: namesIn(item, 'mbdb_genre').join(', '),
      tags: namesIn(item, 'mbdb_tag').join(', '),
      'cover artists': namesIn(item, 'mbdb_cover_artist').join(', '),
      'preview at Amazon': metaIn(item, '_mbdb_kindle_preview'),
      publisher:
        publisher && publisher !== '0' && !survey.publishers.has(publisher) ? `number ${publisher}` : '',
    },
  };
};
