import { endingOf } from '../../model/fileTypes';
import { hasTooManyBoxes, isoBoxes } from './isoBoxes';
import { secondsOf } from './media';
import { mpegFault } from './mpegFault';
import { oggFault } from './oggFault';
import { misnamed, trueFormat } from './trueFormat';
import { cutShort, damaged, silent } from './unreadable';

const m4aFault = (bytes: Buffer): string | null => {
  if (hasTooManyBoxes(bytes)) return damaged;
  const boxes = isoBoxes(bytes);
  if ((boxes.at(-1)?.end ?? 0) > bytes.length) return cutShort;
  if (boxes.some(({ type }) => !/^[\w ©-]{4}$/.test(type))) return damaged;
  return boxes.some(({ type }) => type === 'moov') ? null : cutShort;
};

/** What is wrong with the bytes of a sound, by the format that its ending stands for. */
const faults: Readonly<Record<string, (bytes: Buffer) => string | null>> = {
  mp3: mpegFault,
  m4a: m4aFault,
  ogg: oggFault,
};

const nameFault = (name: string, expected: string, format: string | null): string | null => {
  // Before an MP3's first frame anything may stand.
  if (format === expected || (!format && expected === 'mp3')) return null;
  if (!format) return silent;
  return misnamed(name, format, faults, 'sound', 'MP3');
};

/** Why the bytes of a file are no whole sound of the format that its name says; null where they are. */
export const soundFault = async (name: string, bytes: Buffer): Promise<string | null> => {
  const expected = endingOf(name).replace('opus', 'ogg');
  const fault = nameFault(name, expected, trueFormat(bytes)) ?? faults[expected]?.(bytes);
  if (fault) return fault;
  // The build asks the same library for how long it plays.
  return secondsOf(bytes, name).then(
    () => null,
    () => silent,
  );
};
