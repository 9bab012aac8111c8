import type { Face } from './fonts';
import type { Page } from './page';
import type { Press } from './press';

/** The colours of a cover, all #rrggbb. */
export interface Palette {
  /** The darkest colour. */
  ink: string;
  /** The main colour of the ground. */
  ground: string;
  /** The colour of lit things. */
  light: string;
  /** The one colour that stands out. */
  accent: string;
  /** The colour of the title. */
  type: string;
}

/** Returns the cover's picture as pieces of SVG in page units. */
export type Motif = (page: Page, cover: Cover) => string | Promise<string>;
/** Returns the cover's words as pieces of SVG in page units. */
export type Lettering = (page: Page, cover: Cover) => string;

/** All that makes one cover. */
export interface Cover {
  slug: string;
  /** The folder under data/ that it goes to. */
  shelf: 'books' | 'audiobooks' | 'anthologies';
  /** The title in lines as they are set. */
  title: readonly string[];
  /** The pen name, or an editor's line. */
  byline: string;
  /** "The Lake Takes · Book One", or what else stands small on the cover. */
  tag?: string;
  face: Face;
  palette: Palette;
  press: Press;
  motif: Motif;
  lettering: Lettering;
}
