import type { Git } from './git';

/** An address of git's as one says it: without the protocol, a name and a password. */
export const placeOf = (address: string): string =>
  address
    .trim()
    .replace(/^[\w+]+:\/\//, '')
    .replace(/^[^/@]+@/, '')
    .replace(/^([\w.-]{2,}):(?!\d+\/)/, '$1/')
    .replace(/(\.git)?\/*$/, '');

/** Where versions go that are sent to a remote. */
export const placeAt = async (git: Git, remote: string): Promise<string> =>
  placeOf((await git(['remote', 'get-url', '--push', '--', remote])).out.toString('utf8'));
