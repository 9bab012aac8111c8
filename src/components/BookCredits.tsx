import { graphql } from 'gatsby';
import { words } from 'site-words';
import { useSite } from '../hooks/useSite';

/** Who reads a recording; who edited an anthology, and which story in it is the author's. */
export function BookCredits({ book }: { readonly book: Queries.BookCreditsFragment }) {
  const { site } = useSite();
  const { narrator } = ('audio' in book && book.audio) || {};
  const { story, editor } = ('contents' in book && book.contents) || {};
  const lines = [
    ...(narrator ? [words.readBy(narrator)] : []),
    ...(story ? [words.withStory(site.author, story)] : []),
    ...(editor ? [words.editedBy(editor)] : []),
  ];
  return lines.map((line) => (
    <p className="soft" key={line}>
      {line}
    </p>
  ));
}

export const fragment = graphql`
  fragment BookCredits on CoverEntry {
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
