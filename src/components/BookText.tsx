import { graphql } from 'gatsby';
import { words } from 'site-words';
import { useIsAhead } from '../hooks/useIsoToday';
import * as noteStyles from './AffiliateNote.module.css';
import { AudioSample } from './AudioSample';
import { BuyButton } from './BuyButton';
import { Editions } from './Editions';
import { Fold } from './Fold';
import { Paragraphs } from './Paragraphs';
import { Praise } from './Praise';
import { Prose } from './Prose';
import { TakeAlong } from './TakeAlong';
import * as styles from './BookText.module.css';

interface BookTextProps {
  readonly book: Queries.BookTextFragment;
  readonly excerpt: Queries.BookTextExcerptFragment | null;
  /** The days of release that were to come when the site was built. */
  readonly ahead: readonly string[];
}

/** What is said of a book, where it is sold, and what of it can be read or heard. */
export function BookText({ book, excerpt, ahead }: BookTextProps) {
  const { about, link, linkHost } = book;
  const isAhead = useIsAhead(ahead);
  const isAffiliate = Boolean(book.affiliate);
  const editions = book.editions ?? [];
  const hasAffiliate =
    isAffiliate || editions.some(({ retailers }) => retailers?.some((one) => one.affiliate));
  const days = editions.flatMap(({ released }) => released ?? []);
  return (
    <div className={styles.text}>
      <BuyButton
        link={link}
        retailer={linkHost}
        isAffiliate={isAffiliate}
        isAhead={days.length > 0 && days.every(isAhead)}
      />
      {about && <Paragraphs text={about.blurb} />}
      {about?.praise && about.praise.length > 0 && <Praise quotations={about.praise} />}
      {book.__typename === 'Audiobook' && <AudioSample book={book} />}
      {editions.length > 0 && <Editions editions={editions} isAhead={isAhead} />}
      {hasAffiliate && <p className={noteStyles.note}>{words.affiliateNote}</p>}
      <div>
        {excerpt && (
          <Fold summary={`${words.excerpt}: ${excerpt.title}`}>
            <Prose html={excerpt.html} isStory />
            <TakeAlong links={excerpt.downloads} />
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
    affiliate
    about {
      blurb
      notes
      praise {
        quote
        source
      }
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
      ...TakeAlong
    }
  }
`;
