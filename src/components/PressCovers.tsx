import { graphql } from 'gatsby';
import { words } from 'site-words/pressKit';
import { Picture } from './Picture';
import { PrintLink } from './PrintLink';
import * as styles from './PressCovers.module.css';

/** The width of a cover, as the `sizes` attribute says it. */
const sizes = '(min-width: 40rem) 7rem, 26vw';

/** The covers, each in the size of print. */
export function PressCovers({ covers }: { readonly covers: readonly Queries.PressCoversFragment[] }) {
  return (
    covers.length > 0 && (
      <section className={styles.covers} aria-labelledby="covers">
        <h2 id="covers">{words.covers}</h2>
        <ul className={styles.list} role="list">
          {covers.map((cover) => (
            <li key={cover.entryId}>
              <Picture className={styles.image} file={cover.image} alt="" sizes={sizes} />
              <p className={styles.title}>{cover.title}</p>
              <p className={styles.print}>
                {cover.__typename === 'Audiobook' && `${words.audiobook} · `}
                <PrintLink
                  file={cover.image}
                  name={cover.__typename === 'Audiobook' ? `${cover.slug}-audiobook` : cover.slug}
                  of={cover.title}
                  pixels={cover.imagePixels}
                  size={cover.imageSizeInWords}
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
