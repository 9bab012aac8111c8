import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useSite } from '../hooks/useSite';
import { BuiltHtml } from './BuiltHtml';
import { Picture, textPictureSizes } from './Picture';
import { PostByline } from './PostByline';
import { PostTags } from './PostTags';
import { Prose } from './Prose';
import * as styles from './PostArticle.module.css';

interface PostArticleProps {
  readonly post: Queries.PostArticleFragment;
  /** The links to it in other languages. */
  readonly languages?: string | undefined;
  /** The headline: a heading of the level that the page needs. */
  readonly children: ReactNode;
  /** Whether it is the first thing on its page. */
  readonly isFirst: boolean;
}

/** A post in full. */
export function PostArticle({ post, languages, children, isFirst }: PostArticleProps) {
  const { site } = useSite();
  return (
    <article className={`${styles.post} column`}>
      <header className={styles.header}>
        {children}
        <p className="caps">{site.author}</p>
        <PostByline post={post} />
        <BuiltHtml html={languages} />
      </header>
      {post.image && (
        <Picture
          className={styles.picture}
          file={post.image}
          alt={post.imageAlt ?? ''}
          sizes={textPictureSizes}
          eager={isFirst}
        />
      )}
      <Prose html={post.html} isStory={post.form === 'story'} />
      <PostTags post={post} />
    </article>
  );
}

export const fragment = graphql`
  fragment PostArticle on Post {
    title
    form
    html
    imageAlt
    image {
      ...PostPicture
    }
    ...PostByline
    ...PostTags
  }
`;
