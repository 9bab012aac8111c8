import { mediaTypes } from './mediaTypes';
import { hashedFiles, type Move } from './moves';
import { caching, securityHeaders } from './securityHeaders';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);

const block = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...indented(lines),
  '}',
];

/** What every answer says, that of a wrong address too. */
const headers: readonly string[] = [
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
      ...moves.flatMap(({ from, to }) => [`redir ${from} ${to} 301`, `redir ${from.slice(0, -1)} ${to} 301`]),
      ...headers,
      `@hashed path_regexp ${hashedFiles}`,
      `header @hashed Cache-Control "${caching.hashed}"`,
      '@others not path_regexp ' + hashedFiles,
      `header @others Cache-Control "${caching.others}"`,
      ...Object.entries(mediaTypes).flatMap(([end, type]) => [
        `@${end} path *.${end}`,
        `header @${end} Content-Type "${type}"`,
      ]),
      ...fileServer,
      ...block('handle_errors', [
        ...headers,
        `header Cache-Control "${caching.others}"`,
        `header Content-Type "${mediaTypes.html}"`,
        'rewrite * /404.html',
        ...fileServer,
      ]),
    ]),
    '',
  ].join('\n');
