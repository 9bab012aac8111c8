import { mediaTypes } from './mediaTypes';
import { hashedFiles, type Move } from './moves';
import { caching, securityHeaders } from './securityHeaders';

/** nginx leaves out what a location inherits as soon as it adds a header of its own: each says all. */
const headers = (cache: string): string[] =>
  [...securityHeaders, ['Cache-Control', cache] as const].map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );

const block = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** What a `server` of nginx whose root is `public` includes. */
export const nginxInclude = (moves: readonly Move[]): string => {
  const plainTypes = Object.entries(mediaTypes).map(([end, type]) => [end, type.split(';')[0]] as const);
  return [
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
      plainTypes.map(([end, type]) => `${type} ${end};`),
    ),
    ...headers(caching.others),
    ...block(`location ~ "${hashedFiles}"`, headers(caching.hashed)),
    ...moves.flatMap(({ from, to }) => [
      `location = ${from} { return 301 ${to}; }`,
      `location = ${from.slice(0, -1)} { return 301 ${to}; }`,
    ]),
    '',
  ].join('\n');
};
