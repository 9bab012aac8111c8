import { type Changes, problemsOf, silence } from '../../support/content';

const frame = silence.subarray(0, 417);

/** Twenty frames, of which the first one says how many follow it. */
const counted = (count: number): Buffer => {
  const first = Buffer.from(frame);
  first.write('Info', 36, 'latin1');
  first.writeUInt32BE(1, 40);
  first.writeUInt32BE(count, 44);
  return Buffer.concat([first, silence.subarray(417)]);
};

/** A title without a sound. */
const tags = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\x74', 'latin1'), Buffer.alloc(0x74)]);

/** Bytes that look like chance, and are the same in every run. */
const noise = Buffer.from(
  Array.from({ length: 50_000 }, (_, index) => (index * index * 31 + (index >> 5)) % 253),
);

const page = (flags: number, body: string): Buffer =>
  Buffer.concat([
    Buffer.from('OggS\0', 'latin1'),
    Buffer.from([flags]),
    Buffer.alloc(20),
    Buffer.from([1, body.length]),
    Buffer.from(body, 'latin1'),
  ]);

const opusHead = `OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0`;
const pages = [page(2, opusHead), page(0, 'OpusTags'.padEnd(16, '\0')), page(4, 'sound'.repeat(40))];

/** A box of an M4A. */
const box = (type: string, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32BE(length);
  bytes.write(type, 4, 'latin1');
  if (type === 'ftyp') bytes.write('M4A ', 8, 'latin1');
  return bytes;
};

const changes = (name: string, bytes: Buffer | string): Changes => ({
  'soundtracks/a/index.json': { id: 1, title: 'T', bpm: 170, description: 'D', audio: `./${name}` },
  [`soundtracks/a/${name}`]: bytes,
});

const again = { silent: 'it has no sound in it: export it again', cut: 'it is cut short: export it again' };

test.each<[string, string, Buffer | string, string]>([
  ['an empty file', 'track.mp3', '', 'it is empty: export it again'],
  ['zeros', 'track.mp3', Buffer.alloc(4000), again.silent],
  ['noise', 'track.mp3', noise, again.silent],
  ['a title alone', 'track.mp3', tags, again.silent],
  ['a web page', 'track.mp3', '<!doctype html>', 'there is text in it: export the sound again'],
  ['an MP3 cut within a frame', 'track.mp3', silence.subarray(0, 5000), again.cut],
  ['an MP3 with fewer frames than it says', 'track.mp3', counted(30), again.cut],
  [
    'an MP3 whose end is zeros',
    'track.mp3',
    Buffer.concat([silence, Buffer.alloc(4000)]),
    'it is damaged: export it again',
  ],
  ['an MP3', 'track.m4a', silence, 'it is in truth of the format mp3: call it track.mp3'],
  ['an Ogg', 'track.mp3', Buffer.concat(pages), 'it is in truth of the format ogg: call it track.ogg'],
  ['a WAV', 'track.mp3', 'RIFF0000WAVEfmt ', 'it is in truth of the format wav: export it as MP3'],
  ['noise', 'track.ogg', noise, again.silent],
  ['an Ogg cut within a page', 'track.ogg', Buffer.concat(pages).subarray(0, 150), again.cut],
  ['an Ogg without its last page', 'track.opus', Buffer.concat(pages.slice(0, 2)), again.cut],
  [
    'an Ogg with zeros in it',
    'track.ogg',
    Buffer.concat([pages[0] ?? frame, Buffer.alloc(100)]),
    'it is damaged: export it again',
  ],
  ['an Ogg of something else', 'track.ogg', page(6, 'Speex   '), again.silent],
  ['noise', 'track.m4a', noise, again.silent],
  [
    'an M4A cut short',
    'track.m4a',
    Buffer.concat([box('ftyp', 16), box('mdat', 900)]).subarray(0, 500),
    again.cut,
  ],
  ['an M4A without its table', 'track.m4a', Buffer.concat([box('ftyp', 16), box('mdat', 900)]), again.cut],
  [
    'an M4A with zeros in it',
    'track.m4a',
    Buffer.concat([box('ftyp', 16), Buffer.alloc(900)]),
    'it is damaged: export it again',
  ],
  ['an M4A of nothing', 'track.m4a', Buffer.concat([box('ftyp', 16), box('moov', 8)]), again.silent],
])('%s as %s is told in words', async (_name, name, bytes, message) => {
  expect(await problemsOf(changes(name, bytes))).toEqual([
    `data/soundtracks/a/index.json:6 audio: is not a sound that can be read: ${message}, got "./${name}"`,
  ]);
});

test.each<[string, string, Buffer]>([
  ['an MP3', 'track.mp3', silence],
  ['an MP3 with a title', 'track.mp3', Buffer.concat([tags, silence])],
  [
    'an MP3 with a title at its end',
    'track.mp3',
    Buffer.concat([silence, Buffer.from('TAG'.padEnd(128, ' '))]),
  ],
  ['an MP3 with as many frames as it says', 'track.mp3', counted(19)],
])('%s is in order', async (_name, name, bytes) => {
  expect(await problemsOf(changes(name, bytes))).toEqual([]);
});
