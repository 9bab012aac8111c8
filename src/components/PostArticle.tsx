import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useSite } from '../hooks/useSite';
import { Prose } from './Prose';
import * as styles from './PostArticle.module.css';

interface PostArticleProps {
  readonly post: Queries.PostArticleFragment;
  /** The headline: a heading of the level that the page needs. */
  readonly children: ReactNode;
}

/** A post in full. */
export function PostArticle({ post, children }: PostArticleProps) {
  const { site } = useSite();
  return (
    <article className={`${styles.post} column`}>
      <header className={styles.header}>
        {children}
        <p className="caps">{site.author}</p>
        <p className="caps soft">
          <time dateTime={post.published}>{post.publishedInWords}</time>
        </p>
      </header>
      <Prose html={post.html} isStory={post.form === 'story'} />
    </article>
  );
}

export const fragment = graphql`
  fragment PostArticle on Post {
    title
    form
    published
    publishedInWords
    html
  }
`;
