import { soundFault } from '../../../src/content/check/files/soundFault';
import { worked } from '../../support/worked';

/** A file that begins with some bytes and has others over and over behind them. */
const filled = (start: string, unit: string, count: number): Buffer => {
  const head = Buffer.from(start, 'latin1');
  return Buffer.concat([head, Buffer.alloc(unit.length * count, unit, 'latin1')]);
};

const damaged = 'it is damaged: export it again';

/** An MP3's frame of 24 bytes, the shortest there is. */
const frame = '\xff\xf3\x14\xc4'.padEnd(24, '\0');

/** A page of an Ogg without anything in it. */
const page = 'OggS'.padEnd(27, '\0');
const firstPage = `${'OggS'.padEnd(26, '\0')}\x01\x07\x01vorbis`;

test.each<[string, string, Buffer, string]>([
  ['boxes', 'track.m4a', filled('\0\0\0\x10ftypM4A \0\0\0\0', '\0\0\0\x08free', 2_000_000), damaged],
  [
    'boxes within a box',
    'track.m4a',
    // Of 16,000,016 bytes.
    filled('\0\0\0\x10ftypM4A \0\0\0\0\x00\xf4\x24\x10moov\0\0\0\x08trak', '\0\0\0\x08free', 2_000_000),
    damaged,
  ],
  ['frames', 'track.mp3', filled('', frame, 1_500_000), 'it is longer than six hours: cut it in parts'],
  ['heads of frames', 'track.mp3', filled('\0', '\xff', 20_000_000), damaged],
  ['pages', 'track.ogg', filled(firstPage, page, 1_500_000), damaged],
])('a sound of nothing but %s is followed only so far', async (_name, name, bytes, fault) => {
  const started = worked();
  expect(await soundFault(name, bytes)).toBe(fault);
  expect(worked() - started).toBeLessThan(5000);
});
