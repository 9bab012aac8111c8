import type { HeadProps } from 'gatsby';
import type { ListPage } from '../lib/paging';
import { blogRoute } from '../lib/routes';
import type { CrawledPage } from './CrawlerHead';
import { PageHead } from './PageHead';

interface BlogHeadProps
  extends
    Pick<CrawledPage, 'feed'>,
    Pick<HeadProps<object, Pick<ListPage, 'number' | 'links'>>, 'location' | 'pageContext'> {
  readonly title: string;
  readonly description: string;
  readonly blog: { readonly title: string; readonly shareImage: string | null } | null;
  /** The pages that it lies below, beside the blog. */
  readonly above?: NonNullable<CrawledPage['above']>;
}

/** The head of a page that lists posts and has no text of its own: it is shared as the blog is. */
export function BlogHead({ title, description, blog, above = [], ...props }: BlogHeadProps) {
  return (
    <PageHead
      {...props}
      data={{ page: { title, description, shareImage: blog?.shareImage ?? null } }}
      above={[...(blog ? [{ name: blog.title, path: blogRoute }] : []), ...above]}
    />
  );
}
