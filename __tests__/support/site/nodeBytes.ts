import { TextEncoder } from 'node:util';

// jsdom has a Uint8Array of its own, and esbuild, which reads the words of the site, wants the one of Node's buffers.
const { constructor } = Object.getPrototypeOf(Buffer.prototype) as {
  readonly constructor: typeof Uint8Array;
};
globalThis.Uint8Array = constructor;

// What reads content counts its bytes.
globalThis.TextEncoder = TextEncoder;
