import { caching, securityHeaders } from './securityHeaders';

const rule = (path: string, headers: readonly (readonly [string, string])[]): string =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The file `_headers`, which Netlify and Cloudflare read. Neither has patterns for digests: files that have one are named,
 * as paths in the published folder. What holds at the root of the host stands `below` a path, if the site does.
 */
export const netlifyHeaders = (hashed: readonly string[], below: string): string =>
  [
    rule(`${below}/*`, securityHeaders),
    ...[`${below}/static/*`, ...hashed.map((name) => `${below}/${name}`)].map((path) =>
      rule(path, [['Cache-Control', caching.hashed]]),
    ),
  ].join('');
