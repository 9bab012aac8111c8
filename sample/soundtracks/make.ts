import { statSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.js';
import { encode } from './encode.js';
import { mix } from './mixer.js';
import { PIECES } from './pieces.js';
import { master } from './synth/master.js';

/** Makes the soundtracks whose slugs are given (or all) into `<out>/<slug>/track.mp3`. */
function make(args: readonly string[]): void {
  const option = args.indexOf('--out');
  const out = option === -1 ? join(project, 'data', 'soundtracks') : (args[option + 1] ?? '.');
  const slugs = option === -1 ? args : args.filter((_, index) => index !== option && index !== option + 1);
  const unknown = slugs.filter((slug) => !PIECES.some((piece) => piece.slug === slug));
  if (unknown.length > 0) throw new Error(`no such soundtrack: ${unknown.join(', ')}`);
  for (const piece of PIECES) {
    if (slugs.length > 0 && !slugs.includes(piece.slug)) continue;
    const begun = Date.now();
    const file = join(out, piece.slug, 'track.mp3');
    const bus = master(mix(piece));
    encode(piece, bus, file);
    const megabytes = (statSync(file).size / 1e6).toFixed(2);
    const seconds = ((Date.now() - begun) / 1000).toFixed(0);
    console.log(`${file}: ${megabytes} MB, made in ${seconds} s`);
  }
}

make(process.argv.slice(2));
