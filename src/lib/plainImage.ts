interface ImageData {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly fallback?: { readonly src: string; readonly srcSet?: string | undefined } | undefined;
  };
}

/** The attributes of an `<img>` without a choice of widths: the largest file, in its size on the site. */
export const plainImage = ({ width, height, images: { fallback } }: ImageData) => ({
  src: fallback?.srcSet?.split(',').at(-1)?.trim().split(' ')[0] ?? fallback?.src ?? '',
  width,
  height: Math.round(height),
});
