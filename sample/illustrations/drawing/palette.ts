/** The inks of the house. Each picture adds at most one or two of its own. */

/** The paper. */
export const PAPER = '#faf6ee';
/** Paper toned down, for light within a picture. */
export const CREAM = '#f1e6d2';
/** The black of every picture. */
export const INK = '#1b1714';
/** The one ember. */
export const EMBER = '#c4421f';
/** The ember at its lightest. */
export const GLOW = '#f08a55';
