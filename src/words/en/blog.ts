/** What the blog says. */
export const words = {
  /** To the next page of posts, which are older. */
  olderPosts: 'Older posts',
  /** Below a post, to those before and after it. */
  neighbours: { previous: 'Earlier', next: 'Later' },
  minutesToRead: (minutes: number) => (minutes === 1 ? 'A minute to read' : `${minutes} minutes to read`),
  tags: 'Tags',
  tagsDescription: (author: string) =>
    `What ${author} writes about on the blog, tag by tag, each with a feed to follow.`,
  postsOn: (tag: string) => `Posts on ${tag}`,
  postsOnDescription: (author: string, tag: string) =>
    `All posts by ${author} on ${tag}, the newest first, and a feed to follow them.`,
  /** To the feed of a tag. */
  follow: 'Follow these by RSS',
  postsOf: (year: number) => `Posts of ${year}`,
  postsOfDescription: (author: string, year: number) =>
    `The titles of all posts that ${author} wrote in ${year}, the newest first.`,
  /** Before the years and the tags, at the foot of the blog. */
  archive: 'Archive',
  moreTags: 'More tags',
  allTags: 'All tags',
};
