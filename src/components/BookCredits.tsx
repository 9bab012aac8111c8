import { graphql } from 'gatsby';
import { words } from 'site-words/works';
import { useSite } from '../hooks/useSite';
import { type Credited, creditsOf } from '../lib/contributors';

/** Who has made a book beside the author; of an anthology, which story in it is the author's. */
export function BookCredits({ book }: { readonly book: Credited }) {
  const { site } = useSite();
  return creditsOf(book, site.author, words).map((line) => (
    <p className="soft" key={line}>
      {line}
    </p>
  ));
}

export const fragment = graphql`
  fragment BookCredits on CoverEntry {
    __typename
    contributors {
      name
      role
    }
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

export const storyFragment = graphql`
  fragment StoryCredits on Story {
    __typename
    contributors {
      name
      role
    }
  }
`;
