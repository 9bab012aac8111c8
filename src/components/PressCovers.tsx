import { graphql } from 'gatsby';
import { words } from 'site-words/pressKit';
import { Picture } from './Picture';
import * as styles from './PressCovers.module.css';
import { PrintLink } from './PrintLink';

/** The width of a cover, as a value of `sizes`. */
const sizes = '(min-width: 40rem) 7rem, 26vw';

/** The covers, each with a link to it in print size. */
export function PressCovers({ covers }: { readonly covers: readonly Queries.PressCoversFragment[] }) {
  // One that is drawn of words is nothing to print.
  const own = covers.filter(({ imagePixels }) => imagePixels !== null);
  return (
    own.length > 0 && (
      <section className="space-l" aria-labelledby="covers">
        <h2 id="covers">{words.covers}</h2>
        <ul className={`${styles.covers} covers`} role="list">
          {own.map(({ __typename, entryId, slug, title, image, imagePixels, imageSizeInWords }) => (
            <li key={entryId}>
              <Picture className="cover" file={image} alt="" sizes={sizes} />
              <p className={styles.title}>{title}</p>
              <p className="soft">
                {__typename === 'Audiobook' && `${words.audiobook} · `}
                <PrintLink
                  file={image}
                  name={__typename === 'Audiobook' ? `${slug}-audiobook` : slug}
                  of={title}
                  pixels={imagePixels}
                  size={imageSizeInWords}
                />
              </p>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

export const fragment = graphql`
  fragment PressCovers on CoverEntry {
    __typename
    entryId
    slug
    title
    imagePixels
    imageSizeInWords
    image {
      ...CoverPicture
      ...PrintLink
    }
  }
`;
