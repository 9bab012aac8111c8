import { createHash } from 'node:crypto';

/** The SHA-256 of some bytes in hexadecimal digits, by which they are known again. */
export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
