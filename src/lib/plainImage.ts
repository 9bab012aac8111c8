/** The data of a picture in several widths, as far as it is looked at here. */
interface ImageData {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly fallback?: { readonly src: string; readonly srcSet?: string | undefined } | undefined;
  };
}

/** What `<img>` says of a picture where there is no choice of widths: of its files the largest, in the size that it has on the site. */
export const plainImage = ({ width, height, images: { fallback } }: ImageData) => ({
  src: fallback?.srcSet?.split(',').at(-1)?.trim().split(' ')[0] ?? fallback?.src ?? '',
  width,
  height: Math.round(height),
});
