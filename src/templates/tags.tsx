import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { words } from 'site-words/blog';
import { BlogHead } from '../components/BlogHead';
import { PageLinks } from '../components/PageLinks';
import { useSite } from '../hooks/useSite';
import type { ListPage } from '../lib/paging';

/** What `src/content/model/blogPages.ts` gives the page. */
interface TagsContext extends Pick<ListPage, 'number' | 'links'> {
  readonly tags: readonly { readonly name: string; readonly path: string; readonly count: number }[];
}

/** All tags of the blog. */
export default function TagsPage({
  pageContext: { tags, number, links },
}: PageProps<Queries.TagsPageQuery, TagsContext>) {
  return (
    <div className="column">
      <h1>{words.tags}</h1>
      <ul className="links" role="list">
        {tags.map(({ name, path, count }) => (
          <li key={path}>
            <Link to={path} rel="tag">
              {name}
            </Link>{' '}
            <span className="small soft numbers">{count}</span>
          </li>
        ))}
      </ul>
      <PageLinks number={number} links={links} title={words.moreTags} />
    </div>
  );
}

/** The head of the tags. */
export function Head({ data, ...props }: HeadProps<Queries.TagsPageQuery, TagsContext>) {
  const { site } = useSite();
  return (
    <BlogHead
      {...props}
      title={words.tags}
      description={words.tagsDescription(site.author)}
      blog={data.blog}
    />
  );
}

export const query = graphql`
  query TagsPage {
    blog: blogPage {
      title
      shareImage
    }
  }
`;
