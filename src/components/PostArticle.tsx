import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useSite } from '../hooks/useSite';
import { Prose } from './Prose';
import { Published } from './Published';
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
    <article className={styles.post}>
      <header className={styles.header}>
        {children}
        <p className={styles.author}>{site.author}</p>
        <Published date={post.published} inWords={post.publishedInWords} />
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
