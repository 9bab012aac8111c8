/** The path of the page of all posts, under which they lie. */
export const blogRoute = '/blog/';

/** The path of a post. */
export const postRoute = (slug: string): string => `${blogRoute}${slug}/`;

/** The path of the press's page, or of a policy's. */
export const topRoute = (slug: string): string => `/${slug}/`;
