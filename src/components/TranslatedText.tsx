import { graphql } from 'gatsby';
import { words } from 'site-words';
import type { Spoken } from '../lib/spoken';
import { BuiltHtml } from './BuiltHtml';
import { ContentNotes } from './Fold';
import { Picture, textPictureSizes } from './Picture';
import * as styles from './PostArticle.module.css';
import { Prose } from './Prose';
import * as own from './TranslatedText.module.css';

interface TranslatedTextProps {
  readonly page: Queries.TranslatedTextFragment;
  readonly spoken: Spoken;
  /** The links to it in other languages. */
  readonly languages: string | undefined;
  /** Who has written it; of a page, nobody is named. */
  readonly authors: string | undefined;
  /** Of a post: when it appeared. */
  readonly day: { readonly published: string; readonly inWords: string } | undefined;
  readonly picture: Queries.PostPictureFragment | null | undefined;
  /** Of a book: its cover, and its title. */
  readonly book: { readonly title: string; readonly image: Queries.CoverPictureFragment } | null;
  /** Whether it is set as fiction is in a book. */
  readonly isStory: boolean;
}

/** A text in another language, set as its original is. */
export function TranslatedText(props: TranslatedTextProps) {
  const { page, spoken, languages, authors, day, picture, book, isStory } = props;
  const { title, description, html, notes, imageAlt, isHidden, lengthInWords } = page;
  return (
    <article className="column">
      <header className={authors && styles.header}>
        <h1>{title}</h1>
        {isHidden && <p className="draft">{words.notYetShown}</p>}
        {authors && <p className="caps">{authors}</p>}
        {day && (
          <p className="caps soft">
            <time dateTime={day.published}>{day.inWords}</time>
            {' · '}
            <span {...spoken.ofWords}>{lengthInWords}</span>
          </p>
        )}
        <BuiltHtml html={languages} />
      </header>
      {picture && imageAlt && (
        <Picture className={styles.picture} file={picture} alt={imageAlt} sizes={textPictureSizes} eager />
      )}
      {book && (
        <Picture
          className={`${own.cover} cover`}
          file={book.image}
          alt={imageAlt ?? book.title}
          sizes="15.5rem"
          eager
        />
      )}
      <ContentNotes notes={notes} summary={<span {...spoken.ofWords}>{spoken.words.contentNotes}</span>} />
      <div className="space-m">{html ? <Prose html={html} isStory={isStory} /> : <p>{description}</p>}</div>
    </article>
  );
}

export const fragment = graphql`
  fragment TranslatedText on Translation {
    title
    description
    html
    notes
    imageAlt
    isHidden
    lengthInWords
  }
`;
