import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/PageHead';
import { TranslatedText } from '../components/TranslatedText';
import { useSite } from '../hooks/useSite';
import { authorsOf } from '../lib/contributors';
import { formOf, isFiction } from '../lib/forms';
import { translationThings } from '../lib/linkedData/translation';
import { languageRoute } from '../lib/routes';
import type { LanguageContext, Spoken } from '../lib/spoken';

/** What `src/content/model/translationPages.ts` gives each page, and createPages.ts. */
interface TranslationContext extends LanguageContext {
  readonly spoken: Spoken;
  /** The path of the feed of its language. */
  readonly feed?: string;
  /** When the original appeared. */
  readonly dayInWords?: string;
}

/** A post, a story, what is said of a book, or a page of the author's own in another language. */
export default function TranslationPage({
  data: { page, post, story, book },
  pageContext: { spoken, languages, dayInWords = '' },
}: PageProps<Queries.TranslationPageQuery, TranslationContext>) {
  const { site } = useSite();
  if (!page) return null;
  const work = story ?? book;
  const names = work ? authorsOf(work, site.author) : post ? [site.author] : [];
  return (
    <TranslatedText
      page={page}
      spoken={spoken}
      languages={languages?.html}
      authors={names.length ? names.join(', ') : undefined}
      day={post ? { published: post.published, inWords: dayInWords } : undefined}
      picture={post?.image}
      book={book}
      isStory={story ? isFiction(formOf(story)) : post?.form === 'story'}
    />
  );
}

/** The head of the page, which names the other languages and the feed of this one. */
export function Head(props: HeadProps<Queries.TranslationPageQuery, TranslationContext>) {
  const { site } = useSite();
  const { page, post, story, book, ownPage } = props.data;
  const { spoken, feed, languages } = props.pageContext;
  if (!page) return null;
  const original = post ?? story ?? book ?? ownPage;
  return (
    <PageHead
      {...props}
      data={{ page: { ...page, shareImage: original?.shareImage ?? null } }}
      {...((post ?? story) && { type: 'article' })}
      above={[{ name: spoken.name, path: languageRoute(spoken.language) }]}
      feed={feed ? { title: `${site.title}: ${spoken.name}`, path: feed } : undefined}
      things={(linked) =>
        translationThings(linked, { ...page, ...spoken }, original, languages?.versions ?? [])
      }
    />
  );
}

export const query = graphql`
  query TranslationPage(
    $slug: String!
    $posts: String!
    $stories: String!
    $books: String!
    $ownPages: String!
  ) {
    page: translation(slug: { eq: $slug }) {
      ...TranslatedText
    }
    post(slug: { eq: $posts }) {
      __typename
      title
      form
      published
      shareImage
      image {
        ...PostPicture
      }
    }
    story(slug: { eq: $stories }) {
      __typename
      title
      form
      words
      shareImage
      contributors {
        name
        role
      }
    }
    book(slug: { eq: $books }) {
      __typename
      title
      shareImage
      contributors {
        name
        role
      }
      image {
        ...CoverPicture
      }
    }
    ownPage(slug: { eq: $ownPages }) {
      __typename
      title
      shareImage
    }
  }
`;
