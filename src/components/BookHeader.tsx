import { graphql } from 'gatsby';
import { words } from 'site-words';
import { Awards } from './Awards';
import { BookCredits } from './BookCredits';
import { Picture } from './Picture';
import { SeriesLine } from './SeriesLine';
import * as styles from './BookHeader.module.css';

interface BookHeaderProps {
  readonly book: Queries.BookHeaderFragment;
  readonly series: { readonly title: string; readonly slug: string } | null;
  /** What is said of it and where it is sold, beside the cover. */
  readonly children: React.ReactNode;
}

/** The width of the cover, as the `sizes` attribute says it. */
const sizes = '(min-width: 60rem) 23rem, min(60vw, 18rem)';

/** A book: its cover, which opens larger, its title, and what stands beside them. */
export function BookHeader({ book, series, children }: BookHeaderProps) {
  const { title, about, image, isHidden } = book;
  return (
    <div className={styles.book}>
      <a
        className={`${styles.cover} cover`}
        href={image.publicURL ?? ''}
        aria-label={words.largerCover(title)}
      >
        <Picture file={image} alt="" sizes={sizes} eager />
      </a>
      <div className={styles.words}>
        <SeriesLine series={series} place={book.series} />
        <h1>{title}</h1>
        {about?.subtitle && <p className={`${styles.subtitle} soft`}>{about.subtitle}</p>}
        {isHidden && <p className="draft">{words.notYetShown}</p>}
        <BookCredits book={book} />
        <Awards awards={book.awards} />
        {children}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment BookHeader on CoverEntry {
    title
    isHidden
    about {
      subtitle
    }
    series {
      position
    }
    image {
      publicURL
      ...CoverPicture
    }
    awards {
      ...AwardInWords
    }
    ...BookCredits
  }
`;
