import { words } from 'site-words/works';
import { BookLink } from './BookLink';

interface StoriesInProps {
  readonly stories: readonly (Queries.StoryLinkFragment & { readonly entryId: string })[];
}

/** The stories that are in a book. */
export function StoriesIn({ stories }: StoriesInProps) {
  return (
    <section className="column space-l screen-only" aria-labelledby="stories">
      <h2 id="stories">{words.storiesIn}</h2>
      <ul className="space-s">
        {stories.map((story) => (
          <li key={story.entryId}>
            <BookLink book={story} />
          </li>
        ))}
      </ul>
    </section>
  );
}
