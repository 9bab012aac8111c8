/** The plates a picture is printed from. */
import type { Field } from './fields';

/** A plate inked flat in the colours of its drawing. */
export interface Flat {
  kind: 'flat';
  /** SVG fragment in the picture's units. */
  drawing: string;
  /** Share of the ink that stays on the block, 0 for a full print. */
  wear: number;
}

/** A plate engraved in lines: black in the drawing prints fully, grey in lines, white not at all. */
export interface Engraved {
  kind: 'engraved';
  drawing: string;
  ink: string;
  field: Field;
}

/** Either kind of plate. */
export type Plate = Flat | Engraved;

/** One picture, ready for the press. */
export interface Picture {
  width: number;
  height: number;
  seed: number;
  plates: Plate[];
  /** Width of the paper margin around the block. */
  margin: number;
  /** How many times larger than it is drawn it comes out; once, where nothing is said. */
  enlarged?: number;
  /** How far the knife wanders from the drawn line, in picture units. */
  wander?: number;
}

/** Makes a flat plate. */
export function flat(drawing: string, wear = 0.5): Flat {
  return { kind: 'flat', drawing, wear };
}

/** Makes an engraved plate. */
export function engraved(ink: string, field: Field, drawing: string): Engraved {
  return { kind: 'engraved', ink, field, drawing };
}
