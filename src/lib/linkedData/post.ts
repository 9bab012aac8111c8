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

/** A post; `image` is the address of the picture that it is shared by. */
export const postNode = (
  site: LinkedSite,
  { slug, title, description, published }: LinkedPost,
  image: string,
): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': idOf(site, postRoute(slug), 'post'),
  headline: title,
  description,
  datePublished: published,
  url: site.siteUrl + postRoute(slug),
  image,
  inLanguage: site.language,
  author: authorRef(site),
});
