import { type Item, metaIn, namesIn } from '../item';
import { lineOfHtml } from '../../../plainLine';
import { pictureOf } from '../common';
import type { Survey } from '../survey';
import { type BookParts, type BuyLink, type EditionParts, type Format, rowsOf } from './parts';
import { textAt } from './phpList';

const stores: Readonly<Record<string, Omit<BuyLink, 'address'>>> = {
  amazon: { shop: 'Amazon' },
  kindle: { shop: 'Amazon Kindle', sells: 'ebook' },
  bnn: { shop: 'Barnes & Noble' },
  nook: { shop: 'Barnes & Noble Nook', sells: 'ebook' },
  audible: { shop: 'Audible', sells: 'audiobook' },
  kobo: { shop: 'Kobo', sells: 'ebook' },
  ibooks: { shop: 'Apple Books', sells: 'ebook' },
  googleplay: { shop: 'Google Play', sells: 'ebook' },
  cbd: { shop: 'Christianbook' },
  sba: { shop: 'Signed by the Author' },
};

const formats: readonly (readonly [RegExp, Format])[] = [
  [/audio/i, 'audiobook'],
  [/e-?book|kindle|epub|digital/i, 'ebook'],
  [/hard(cover|back)/i, 'hardcover'],
  [/paper|print|soft/i, 'paperback'],
];

/** An edition where there is an ISBN or a format. */
const editionsOf = (item: Item): EditionParts[] => {
  const isbn = metaIn(item, 'mbt_unique_id_isbn') || metaIn(item, 'mbt_unique_id');
  const format = formats.find(([pattern]) => pattern.test(metaIn(item, 'mbt_book_format')))?.[1];
  return isbn || format ? [{ format: format ?? 'paperback', isbn }] : [];
};

/** What MyBookTable says of a book. */
export const myBookTable = (item: Item, survey: Survey): BookParts => {
  const buttons = rowsOf(item, metaIn(item, 'mbt_buybuttons'), 'the buy buttons');
  const endorsements = rowsOf(item, metaIn(item, 'mbt_endorsements'), 'the endorsements');
  const teaser = metaIn(item, 'mbt_book_teaser');
  const body = item.content.trim() || item.excerpt;
  const authors = namesIn(item, 'mbt_author');
  const illustrator = metaIn(item, 'mbt_illustrator');
  return {
    subtitle: '',
    blurb: [teaser, body].filter(Boolean).join('\n\n'),
    excerpt: '',
    praise: endorsements.map((row) => ({
      quote: lineOfHtml(textAt(row, 'content')),
      source: lineOfHtml(textAt(row, 'name')),
    })),
    publisher: lineOfHtml(metaIn(item, 'mbt_publisher_name')),
    published: /\b\d{4}\b/.exec(metaIn(item, 'mbt_publication_year'))?.[0] ?? '',
    editions: editionsOf(item),
    links: buttons.map((row) => {
      const store = textAt(row, 'store');
      return { address: textAt(row, 'url'), ...(Object.hasOwn(stores, store) && stores[store]) };
    }),
    position: metaIn(item, 'mbt_series_order'),
    cover: pictureOf(metaIn(item, 'mbt_book_image_id') || metaIn(item, '_thumbnail_id'), survey),
    people: [
      ...(authors.length > 1 ? authors : []).map((name) => ({ name, role: 'author' })),
      ...(illustrator ? [{ name: lineOfHtml(illustrator), role: 'illustrator' }] : []),
    ],
    narrator: lineOfHtml(metaIn(item, 'mbt_narrator')),
    goodreads: '',
    unplaced: {
      genres: namesIn(item, 'mbt_genre').join(', '),
      tags: namesIn(item, 'mbt_tag').join(', '),
      price: metaIn(item, 'mbt_price'),
      ASIN: metaIn(item, 'mbt_unique_id_asin'),
      length: metaIn(item, 'mbt_book_length'),
      sample: metaIn(item, 'mbt_sample_url'),
      recording: metaIn(item, 'mbt_sample_audio'),
      'address of the publisher': metaIn(item, 'mbt_publisher_url'),
      'short text': item.content.trim() ? lineOfHtml(item.excerpt) : '',
    },
  };
};
