import type { BlogPosting } from 'schema-dts';
import { postRoute } from '../routes';
import { authorRef, idOf, type LinkedSite } from './site';

/** What linked data says of a post. */
interface LinkedPost {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** An ISO date. */
  readonly published: string;
}

/** What the page of a post is about: the post; `image` is the address of the picture that it is shared by. */
export const postThings = (site: LinkedSite, post: LinkedPost | null, image: string): BlogPosting[] =>
  post
    ? [
        {
          '@type': 'BlogPosting',
          '@id': idOf(site, postRoute(post.slug), 'post'),
          headline: post.title,
          description: post.description,
          datePublished: post.published,
          url: site.siteUrl + postRoute(post.slug),
          image,
          inLanguage: site.language,
          author: authorRef(site),
        },
      ]
    : [];
