import { graphql } from 'gatsby';
import { words } from 'site-words';
import { words as own } from 'site-words/bibliography';
import { words as works } from 'site-words/works';
import { formOf } from '../lib/forms';
import { Awards } from './Awards';
import { BookCredits } from './BookCredits';
import { BuiltHtml } from './BuiltHtml';
import * as styles from './PostArticle.module.css';
import { SeriesLines, type SeriesLinesProps } from './SeriesLines';
import { Venue } from './Venue';

interface StoryHeaderProps {
  readonly story: Queries.StoryHeaderFragment;
  /** The series that it is part of. */
  readonly series: SeriesLinesProps['series'];
  /** The links to it in other languages. */
  readonly languages: string | undefined;
}

/** The title of a story, who has made it, what it is, and where and when it came out first. */
export function StoryHeader({ story, series, languages }: StoryHeaderProps) {
  const { title, words: length, original, isHidden } = story;
  return (
    <header className={styles.header}>
      <SeriesLines series={series} work={story} />
      <h1>{title}</h1>
      {isHidden && <p className="draft">{words.notYetShown}</p>}
      <BookCredits book={story} />
      {original && (
        <p className="soft">
          {works.original}: {original.title && <cite lang={original.language}>{original.title}</cite>} (
          {original.languageInWords})
        </p>
      )}
      <p className="caps soft">
        {own.forms[formOf(story)].one}
        {length && `, ${own.wordCount(length)}`}
      </p>
      <p className="soft">
        <Venue place={story} />
      </p>
      <BuiltHtml html={languages} />
      <Awards awards={story.awards} />
    </header>
  );
}

export const fragment = graphql`
  fragment StoryHeader on Story {
    __typename
    title
    isHidden
    form
    words
    ...Venue
    ...StoryPlaces
    original {
      language
      languageInWords
      title
    }
    ...StoryCredits
    awards {
      ...AwardInWords
    }
  }
`;
