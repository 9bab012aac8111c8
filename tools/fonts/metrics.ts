/** How far a font reaches above and below the baseline, in ems. */
export interface Metrics {
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Reads the tables `head` and `hhea` of a font in the OpenType format without compression
 * (https://learn.microsoft.com/typography/opentype/spec/otff). Throws where one is missing.
 */
export const metricsOf = (font: Buffer): Metrics => {
  const table = (tag: string): number => {
    for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
      if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
    }
    throw new Error(`the font has no table ${tag}`);
  };
  const unitsPerEm = font.readUInt16BE(table('head') + 18);
  const hhea = table('hhea');
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
  };
};
