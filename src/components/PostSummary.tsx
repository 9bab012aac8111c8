import { graphql, Link } from 'gatsby';
import { postRoute } from '../lib/routes';
import { Picture } from './Picture';
import { PostByline } from './PostByline';
import * as styles from './PostSummary.module.css';

/** A post in a list: its title, its day, and what it is about, with its picture. */
export function PostSummary({ post }: { readonly post: Queries.PostSummaryFragment }) {
  return (
    <article className={`${styles.summary} column`}>
      <div className={styles.text}>
        <h2>
          <Link className="quiet" to={postRoute(post.slug)}>
            {post.title}
          </Link>
        </h2>
        <PostByline post={post} />
        <p className={styles.words}>{post.description}</p>
      </div>
      {post.image && (
        <Picture className={styles.picture} file={post.image} alt={post.imageAlt ?? ''} sizes="9rem" />
      )}
    </article>
  );
}

export const fragment = graphql`
  fragment PostSummary on Post {
    slug
    title
    description
    imageAlt
    image {
      ...PostPicture
    }
    ...PostByline
  }

  fragment PostPicture on File {
    childImageSharp {
      gatsbyImageData(width: 680, breakpoints: [160, 340, 500, 680, 1000, 1320])
    }
  }
`;
