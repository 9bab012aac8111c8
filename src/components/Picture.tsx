import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A picture file as queries return it. The checks before the build make sure that it can be decoded. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface PictureProps {
  readonly file: PictureFile;
  readonly alt: string;
  /** The width the layout gives the picture, as the `sizes` attribute says it. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** Whether the picture is on the first screen, and so must not wait. */
  readonly eager?: boolean;
}

/** The width of a picture that is as wide as a text, `--measure` of tokens.css, which grows with the type or the screen. */
export const textPictureSizes = '(min-width: 97rem) 39.6rem, (min-width: 37rem) calc(30.25rem + 9.6vw), 92vw';

/**
 * A responsive picture in the browser's own terms. `GatsbyImage` would fetch react-dom/server to hydrate and hide
 * lazy pictures from visitors without JavaScript.
 */
export function Picture({ file, alt, sizes, className, eager = false }: PictureProps) {
  const image = file.childImageSharp?.gatsbyImageData;
  const { sources = [], fallback } = image?.images ?? {};
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        sizes={sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
        width={image?.width}
        height={image && Math.round(image.height)}
        alt={alt}
      />
    </picture>
  );
}
