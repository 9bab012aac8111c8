import { graphql } from 'gatsby';
import { words } from 'site-words';
import { words as works } from 'site-words/works';
import { useIsAhead } from '../hooks/useIsoToday';
import { shopsOf } from '../lib/shops';
import { AudioSample } from './AudioSample';
import { AffiliateNote } from './BookLink';
import * as styles from './BookText.module.css';
import { BuyButton } from './BuyButton';
import { Downloads } from './Downloads';
import { Editions } from './Editions';
import { ContentNotes, Fold } from './Fold';
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
  /** Whether an edition has a day. */
  readonly isDated: boolean;
}

/** In the place of a shop, that a book is announced or out of print; and when it comes or came out, where no edition says so. */
function Standing({ book: { published, publishedInWords }, isSold, isOut, isDated }: StandingProps) {
  const day = !isDated && published;
  return (
    <>
      {day && (
        <p className={isOut ? 'soft' : 'caps ember'}>
          {isOut ? works.firstPublished : works.announcedFor} <time dateTime={day}>{publishedInWords}</time>
        </p>
      )}
      {!isSold && (isOut || !day) && (
        <p className="caps ember">{isOut ? words.outOfPrint : words.announced}</p>
      )}
    </>
  );
}

/** What a book is about, where to buy it, and what can be read or heard of it. */
export function BookText({ book, excerpt, ahead, named }: BookTextProps) {
  const { about } = book;
  const lang = book.translation?.language;
  const isAhead = useIsAhead(ahead);
  const editions = book.editions ?? [];
  const shops = editions.flatMap(shopsOf);
  const days = editions.flatMap(({ released }) => released ?? []);
  // A month compares with a day as its first day does.
  const first = book.published ? [book.published] : [];
  const isOut = [...days, ...first].some((day) => !isAhead(day));
  const isDated = days.length > 0;
  const dated = isDated ? days : first;
  const isSold = Boolean(book.link) || shops.length > 0;
  return (
    <div className={styles.text}>
      <Standing book={book} isSold={isSold} isOut={isOut} isDated={isDated} />
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
        <ContentNotes notes={about?.notes} />
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
