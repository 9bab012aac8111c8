/** A font of the visitor's machine that stands in until a face of the site has arrived. */
export interface Fallback {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly weight: string;
  /** Full names, as operating systems know them. Those of one entry have the same widths. */
  readonly fonts: readonly string[];
  /** The average width of the face's characters over that of these fonts', in the sample prose. */
  readonly widthRatio: number;
}

const styles = [
  { face: 'Alegreya', style: 'normal', weight: '400', suffix: '', times: 1.004, noto: 0.851 },
  { face: 'Alegreya', style: 'normal', weight: '500 800', suffix: ' Bold', times: 0.955, noto: 0.811 },
  { face: 'Alegreya', style: 'italic', weight: '400 700', suffix: ' Italic', times: 0.883, noto: 0.77 },
  { face: 'Alegreya SC', style: 'normal', weight: '500', suffix: '', times: 1.14, noto: 0.966 },
] as const;

/** Times is on Windows, macOS and iOS, Liberation Serif on Linux, Noto Serif on Android. */
export const fallbacks: readonly Fallback[] = styles.flatMap(
  ({ face, style, weight, suffix, times, noto }) => [
    {
      family: `${face} as Times`,
      style,
      weight,
      fonts: [`Times New Roman${suffix}`, `Liberation Serif${suffix}`],
      widthRatio: times,
    },
    { family: `${face} as Noto`, style, weight, fonts: [`Noto Serif${suffix}`], widthRatio: noto },
  ],
);
