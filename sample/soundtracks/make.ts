import { statSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.js';
import { encode } from './encode.js';
import { mix } from './mixer.js';
import { RECORDINGS } from './recordings.js';

/** Makes the recordings whose slugs are given (or all) into the project's data/, or another folder like it. */
function make(args: readonly string[]): void {
  const option = args.indexOf('--out');
  const out = option === -1 ? join(project, 'data') : (args[option + 1] ?? '.');
  const slugs = option === -1 ? args : args.filter((_, index) => index !== option && index !== option + 1);
  const unknown = slugs.filter((slug) => !RECORDINGS.some(({ piece }) => piece.slug === slug));
  if (unknown.length > 0) throw new Error(`no such recording: ${unknown.join(', ')}`);
  for (const recording of RECORDINGS) {
    if (slugs.length > 0 && !slugs.includes(recording.piece.slug)) continue;
    const begun = Date.now();
    const file = join(out, recording.file);
    encode(recording, recording.finish(mix(recording.piece)), file);
    const megabytes = (statSync(file).size / 1e6).toFixed(2);
    const seconds = ((Date.now() - begun) / 1000).toFixed(0);
    console.log(`${file}: ${megabytes} MB, made in ${seconds} s`);
  }
}

make(process.argv.slice(2));
