import { OPENINGS } from './openings.js';
import { softened } from './openings/scene.js';
import { ARTIST, type Piece } from './piece.js';
import { PIECES } from './pieces.js';
import { highPass } from './synth/colour.js';
import { levelled, master } from './synth/master.js';
import type { Stereo } from './synth/stereo.js';

/** Integrated loudness in LUFS of an opening: that of a reading, whose volume nobody has to turn down. */
const OPENING_LUFS = -19;

/** A file to make. */
export interface Recording {
  readonly piece: Piece;
  /** Where in data/ it lies. */
  readonly file: string;
  /** Makes a master of the mix. */
  readonly finish: (mix: Stereo) => Stereo;
  readonly bitRate: string;
  /** ID3 tags; a recording to run to says its tempo. */
  readonly tags: { readonly title: string; readonly artist: string; readonly TBPM?: string };
}

/** A soundtrack: at this bit rate enough for music, and four minutes stay under five megabytes. */
function soundtrack(piece: Piece): Recording {
  return {
    piece,
    file: `soundtracks/${piece.slug}/track.mp3`,
    finish: master,
    bitRate: '160k',
    tags: { title: piece.title, artist: ARTIST, TBPM: String(piece.bpm) },
  };
}

/** The sample of an audiobook: what it opens with, under half a megabyte. */
function opening(piece: Piece): Recording {
  return {
    piece,
    file: `audiobooks/${piece.slug}/sample.mp3`,
    finish: (mix) => {
      highPass(mix, 28);
      return levelled(softened(mix), OPENING_LUFS);
    },
    bitRate: '96k',
    tags: { title: piece.title, artist: ARTIST },
  };
}

/** Every recording there is. */
export const RECORDINGS: readonly Recording[] = [...PIECES.map(soundtrack), ...OPENINGS.map(opening)];
