import { graphql } from 'gatsby';
import { words } from 'site-words';
import { useSite } from '../hooks/useSite';
import * as styles from './BookForm.module.css';

/** Who reads a recording; whose anthology it is, and with which story. */
export function BookForm({ book }: { readonly book: Queries.BookFormFragment }) {
  const { site } = useSite();
  const { narrator } = ('audio' in book && book.audio) || {};
  const { story, editor } = ('contents' in book && book.contents) || {};
  const lines = [
    ...(narrator ? [words.readBy(narrator)] : []),
    ...(story ? [words.withStory(site.author, story)] : []),
    ...(editor ? [words.editedBy(editor)] : []),
  ];
  return lines.map((line) => (
    <p className={styles.line} key={line}>
      {line}
    </p>
  ));
}

export const fragment = graphql`
  fragment BookForm on CoverEntry {
    ... on Audiobook {
      audio {
        narrator
      }
    }
    ... on Anthology {
      contents {
        story
        editor
      }
    }
  }
`;
