import { graphql } from 'gatsby';
import { words } from 'site-words';
import { inLanguage } from '../lib/direction';
import { Awards } from './Awards';
import { BookCredits } from './BookCredits';
import { BuiltHtml } from './BuiltHtml';
import { Picture } from './Picture';
import { Translations, type TranslationsProps } from './Translations';
import { SeriesLines, type SeriesLinesProps } from './SeriesLines';
import * as styles from './BookHeader.module.css';

interface BookHeaderProps extends TranslationsProps {
  readonly book: Queries.BookHeaderFragment;
  /** The series that it is part of. */
  readonly series: SeriesLinesProps['series'];
  /** The links to it in other languages. */
  readonly languages: string | undefined;
  /** What is said of it and where it is sold, beside the cover. */
  readonly children: React.ReactNode;
}

/** The width of the cover, as the `sizes` attribute says it. */
const sizes = '(min-width: 60rem) 23rem, min(60vw, 18rem)';

/** A book: its cover, which opens larger, its title, and what stands beside them. */
export function BookHeader({ book, series, languages, children, ...more }: BookHeaderProps) {
  const { title, about, image, isHidden } = book;
  const own = inLanguage(book.translation?.language);
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
        <SeriesLines series={series} work={book} />
        <h1 {...own}>{title}</h1>
        {about?.subtitle && (
          <p className={`${styles.subtitle} soft`} {...own}>
            {about.subtitle}
          </p>
        )}
        {isHidden && <p className="draft">{words.notYetShown}</p>}
        <BookCredits book={book} />
        <Translations book={book} {...more} />
        <BuiltHtml html={languages} />
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
    ...Translations
    about {
      subtitle
    }
    ...CoverPlaces
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
