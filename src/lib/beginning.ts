/** The first words of a text, as many as fit into so many characters; with an ellipsis where more follow. */
export const beginning = (text: string, most: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  // Languages without spaces, and words that are longer than that, end anywhere.
  const space = line.lastIndexOf(' ', most - 1);
  return `${line.slice(0, space > 0 ? space : most - 1).replace(/[,;:.–—]$/, '')}…`;
};

/** The paragraphs of a text, between which an empty line stands. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
