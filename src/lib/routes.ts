/** The path of a post. */
export const postRoute = (slug: string): string => `/blog/${slug}/`;

/** The path of the press's page, or of a policy's. */
export const topRoute = (slug: string): string => `/${slug}/`;
