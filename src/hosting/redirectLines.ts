import { sentPath } from '../lib/oldAddress';
import { type Move, type ReadMove, readMoves } from './moves';

/** How many lines Cloudflare reads, of which the author's own are some; it leaves out those with queries. */
const mostPaths = 2000;

/** Netlify warns of 10,000 lines. */
const mostQueries = 5000;

/** Cloudflare reads no more characters of a line. */
const longestLine = 1000;

/** Whether a path would stand for many: with a star, or a name behind a colon. */
const isPattern = (path: string): boolean => /\*|\/:/.test(path);

const targetOf = ({ to }: ReadMove, below: string): string => (to.startsWith('/') ? below + to : to);

const isFile = (parts: readonly string[]): boolean => /\.[a-z]+$/.test(parts.at(-1) ?? '');

/** Cloudflare and Netlify lead from a folder without its slash to the one with it. */
const fromOf = ({ parts }: ReadMove, below: string): string => {
  const path = parts.length ? sentPath(parts) : '';
  return below + path + (isFile(parts) ? '' : '/');
};

/**
 * The lines of `_redirects` for Netlify and Cloudflare, with those of the author's own after them. What has no room has a page
 * that leads on, as on all other hosts. `below` is the path under which the site lies, if there is one.
 */
export const redirectLines = (moves: readonly Move[], below: string, own: string): string => {
  const read = readMoves(moves).filter(({ parts }) => !isPattern(sentPath(parts)));
  const room = mostPaths - own.split('\n').filter((line) => /^\s*[^#\s]/.test(line)).length;
  const paths = read
    .filter(({ query }) => !query.length)
    .slice(0, Math.max(0, room))
    .map((move) => `${fromOf(move, below)} ${targetOf(move, below)} 301`);
  // The mark means that it holds where a page is, as the home page at its own address.
  const queries = read
    .filter(({ query }) => query.length)
    .slice(0, mostQueries)
    .map((move) => {
      const asked = move.query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      return [fromOf(move, below), ...asked, targetOf(move, below), '301!'].join(' ');
    });
  const lines = [...queries, ...paths].filter((line) => line.length <= longestLine);
  return lines.map((line) => `${line}\n`).join('') + own;
};
