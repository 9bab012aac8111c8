declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Axes cut down to a range. */
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** The features of OpenType that stay; without, all. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }

  /** Returns the font with the glyphs of the text, and those that its features make of them. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
