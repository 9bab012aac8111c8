import { createHash } from 'node:crypto';

/** The SHA-256 of some bytes, by which they are known again: in hexadecimal digits, or as policies write it. */
export const sha256 = (bytes: string | Buffer, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHash('sha256').update(bytes).digest(encoding);
