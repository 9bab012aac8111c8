import sharp from 'sharp';

/** Pixels of a character as the machine's typefaces have it. */
const drawn = async (character: string): Promise<string> => {
  const picture = sharp({ text: { text: character, dpi: 72, font: '20' } });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return `${info.width} ${info.height} ${data.length}`;
};

/** No typeface has these. Their boxes have four and five digits, as wide as those of other characters. */
const unassigned = ['\u0378', '\u{50000}'] as const;

/** Whether this machine has a typeface with a character. If not, it draws a box, and all boxes have one size. */
export const hasTypefaceFor = async (character: string): Promise<boolean> => {
  const nobodys = unassigned[(character.codePointAt(0) ?? 0) > 0xffff ? 1 : 0];
  const [own, box] = await Promise.all([character, nobodys].map(drawn));
  return own !== box;
};
