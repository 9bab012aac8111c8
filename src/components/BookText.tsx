import { graphql } from 'gatsby';
import { words } from 'site-words';
import { words as works } from 'site-words/works';
import { useIsAhead } from '../hooks/useIsoToday';
import { firstDayOf } from '../lib/calendarDate';
import { shopsOf } from '../lib/shops';
import { AudioSample } from './AudioSample';
import { AffiliateNote } from './BookLink';
import * as styles from './BookText.module.css';
import { BuyButton } from './BuyButton';
import { Downloads } from './Downloads';
import { Editions } from './Editions';
import { Fold } from './Fold';
import { Praise } from './Praise';
import { TradeFacts } from './TradeFacts';
import { Paragraphs, Prose } from './Prose';

interface BookTextProps {
  readonly book: Queries.BookTextFragment;
  readonly excerpt: Queries.BookTextExcerptFragment | null;
  /** The release days that were still to come when the site was built. */
  readonly ahead: readonly string[];
  /** Other books that the page names above. */
  readonly named: Parameters<typeof AffiliateNote>[0]['books'];
}

interface StandingProps {
  readonly book: Queries.BookTextFragment;
  readonly isSold: boolean;
  readonly isOut: boolean;
}

/** Of a book without a shop, that it is announced or out of print; and for when it is announced, where no edition says so. */
function Standing({ book: { editions, published, publishedInWords }, isSold, isOut }: StandingProps) {
  const isDated = !isOut && published && !editions?.some(({ released }) => released);
  if (isDated)
    return (
      <p className="caps ember">
        {works.announcedFor} <time dateTime={published}>{publishedInWords}</time>
      </p>
    );
  return !isSold && <p className="caps ember">{isOut ? words.outOfPrint : words.announced}</p>;
}

/** What a book is about, where to buy it, and what can be read or heard of it. */
export function BookText({ book, excerpt, ahead, named }: BookTextProps) {
  const { about } = book;
  const lang = book.translation?.language;
  const isAhead = useIsAhead(ahead);
  const editions = book.editions ?? [];
  const shops = editions.flatMap(shopsOf);
  const days = editions.flatMap(({ released }) => released ?? []);
  const first = book.published ? [firstDayOf(book.published)] : [];
  const isOut = [...days, ...first].some((day) => !isAhead(day));
  const dated = days.length > 0 ? days : first;
  const isSold = Boolean(book.link) || shops.length > 0;
  return (
    <div className={styles.text}>
      <Standing book={book} isSold={isSold} isOut={isOut} />
      <BuyButton book={book} isAhead={dated.length > 0 && dated.every(isAhead)} />
      {about && <Paragraphs text={about.blurb} lang={lang} />}
      {about?.praise && about.praise.length > 0 && <Praise quotations={about.praise} />}
      {book.__typename === 'Audiobook' && <AudioSample book={book} />}
      {editions.length > 0 && <Editions editions={editions} isAhead={isAhead} language={lang} />}
      {book.trade && (
        <div className="print-only">
          <TradeFacts trade={book.trade} />
        </div>
      )}
      <AffiliateNote books={[{ affiliate: book.affiliate, link: book.link }, ...shops, ...named]} />
      <div>
        {excerpt && (
          <Fold summary={`${words.excerpt}: ${excerpt.title}`}>
            <Prose html={excerpt.html} isStory lang={lang} />
            <Downloads links={excerpt.downloads} />
          </Fold>
        )}
        {about?.notes && (
          <Fold summary={words.contentNotes}>
            <p>{about.notes}</p>
          </Fold>
        )}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment BookText on CoverEntry {
    __typename
    link
    linkHost
    published
    publishedInWords
    affiliate
    translation {
      language
    }
    about {
      blurb
      notes
      praise {
        quote
        source
      }
    }
    trade {
      ...TradeFacts
    }
    ...AudioSample
    ...Editions
  }
`;

export const excerptFragment = graphql`
  fragment BookTextExcerpt on Excerpt {
    slug
    title
    html
    downloads {
      ...Downloads
    }
  }
`;
