import { mediaTypes } from './mediaTypes';
import { hashedFiles, type Move } from './moves';
import { caddyMoves, nginxLeads } from './movesOfServers';
import { caching, securityHeaders } from './securityHeaders';

const block = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

/** nginx leaves out what a location inherits as soon as it adds a header of its own: each says all. */
const nginxHeaders = (cache: string): string[] =>
  [...securityHeaders, ['Cache-Control', cache] as const].map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );

/** What a `server` of nginx whose root is `public` includes; nginxMoves is for what is around it. */
export const nginxInclude = (moves: readonly Move[], siteUrl: string): string =>
  [
    '# Made by npm run build. docs/hosting.md says how to include it.',
    'index index.html;',
    // A folder without a page is forbidden to nginx.
    'error_page 403 404 =404 /404.html;',
    'absolute_redirect off;',
    'server_tokens off;',
    'gzip_static on;',
    'gzip_vary on;',
    'charset utf-8;',
    'charset_types text/css text/plain text/javascript text/calendar;',
    ...block(
      'types',
      Object.entries(mediaTypes).map(([end, type]) => `${type.replace(/;.*/, '')} ${end};`),
    ),
    ...nginxHeaders(caching.others),
    ...block(`location ~ "${hashedFiles}"`, nginxHeaders(caching.hashed)),
    ...nginxLeads(moves, siteUrl),
    '',
  ].join('\n');

/** What every answer of Caddy says, that of a wrong address too. */
const caddyHeaders = [
  ...block(
    'header',
    securityHeaders.map(([name, value]) => `${name} "${value}"`),
  ),
  'header -Server',
];

/** Sends files in the form that a release has beside them. */
const fileServer = block('file_server', ['precompressed br gzip']);

/** A Caddyfile that serves the site: where it is run, from the folder with the releases, at the address in SITE. */
export const caddyfile = (moves: readonly Move[]): string =>
  [
    '# Made by npm run build. docs/hosting.md says how to run it.',
    ...block('{$SITE:http://localhost:8080}', [
      'root * {$ROOT:current/public}',
      ...caddyMoves(moves),
      ...caddyHeaders,
      `@hashed path_regexp ${hashedFiles}`,
      `header @hashed Cache-Control "${caching.hashed}"`,
      `@others not path_regexp ${hashedFiles}`,
      `header @others Cache-Control "${caching.others}"`,
      ...Object.entries(mediaTypes).flatMap(([end, type]) => [
        `@${end} path *.${end}`,
        `header @${end} Content-Type "${type}"`,
      ]),
      ...fileServer,
      ...block('handle_errors', [
        ...caddyHeaders,
        `header Cache-Control "${caching.others}"`,
        `header Content-Type "${mediaTypes.html}"`,
        'rewrite * /404.html',
        ...fileServer,
      ]),
    ]),
    '',
  ].join('\n');

const rule = (path: string, headers: readonly (readonly [string, string])[]): string =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The file `_headers` of Netlify and Cloudflare, which have no patterns for digests: hashed files are listed. `below` is the
 * path under which the site lies, if there is one.
 */
export const netlifyHeaders = (hashed: readonly string[], below: string): string =>
  [
    rule(`${below}/*`, securityHeaders),
    ...['static/*', ...hashed].map((name) => rule(`${below}/${name}`, [['Cache-Control', caching.hashed]])),
  ].join('');
