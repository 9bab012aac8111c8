import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { words } from 'site-words';
import { words as blog } from 'site-words/blog';
import { BuiltHtml } from '../components/BuiltHtml';
import { CoverStrip } from '../components/CoverRow';
import { Downloads } from '../components/Downloads';
import { Neighbours } from '../components/Neighbours';
import { PageHead } from '../components/PageHead';
import { PostArticle } from '../components/PostArticle';
import { useSite } from '../hooks/useSite';
import { postThings } from '../lib/linkedData/things';
import { blogRoute, postRoute } from '../lib/routes';
import type { LanguageContext } from '../lib/spoken';

const asNeighbour = (post: Queries.PostPageQuery['next']) =>
  post && { title: post.title, pagePath: postRoute(post.slug) };

/** A post at its own address. */
export default function PostPage({
  data: { page, previous, next, books, site: settings },
  pageContext: { languages },
}: PageProps<Queries.PostPageQuery, LanguageContext>) {
  const { site } = useSite();
  if (!page) return null;
  return (
    <>
      <PostArticle post={page} languages={languages?.html} isFirst>
        <h1>{page.title}</h1>
      </PostArticle>
      <Downloads links={page.downloads} />
      <CoverStrip id="books" heading={words.alsoBy(site.author)} books={books.nodes} />
      <BuiltHtml html={settings?.newsletterHtml} />
      <Neighbours previous={asNeighbour(previous)} next={asNeighbour(next)} labels={blog.neighbours} />
    </>
  );
}

/** The head of an article. */
export function Head(props: HeadProps<Queries.PostPageQuery, LanguageContext>) {
  const { page, blog: above } = props.data;
  return (
    <PageHead
      {...props}
      type="article"
      {...(above && { above: [{ name: above.title, path: blogRoute }] })}
      things={(site, image) => postThings(site, page, image)}
    />
  );
}

export const query = graphql`
  query PostPage($slug: String!, $previous: String!, $next: String!, $books: [String!]!) {
    page: post(slug: { eq: $slug }) {
      description
      shareImage
      slug
      title
      published
      tags
      downloads {
        ...Downloads
      }
      ...PostArticle
    }
    previous: post(slug: { eq: $previous }) {
      slug
      title
    }
    next: post(slug: { eq: $next }) {
      slug
      title
    }
    books: allCoverEntry(
      filter: { entryId: { in: $books } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        ...CoverRow
      }
    }
    site: siteSettings {
      newsletterHtml(at: post)
    }
    blog: blogPage {
      title
    }
  }
`;
