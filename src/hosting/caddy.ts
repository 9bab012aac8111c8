import { mediaTypes } from './mediaTypes';
import { hashedFiles, type Move } from './moves';
import { caching, securityHeaders } from './securityHeaders';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);

/** A Caddyfile that serves the site: where it is run, from `public` beside it, at the address in SITE. */
export const caddyfile = (moves: readonly Move[]): string =>
  [
    '# Made by npm run build. docs/hosting.md says how to run it.',
    '{$SITE:http://localhost:8080} {',
    ...indented([
      'root * {$ROOT:public}',
      ...moves.flatMap(({ from, to }) => [`redir ${from} ${to} 301`, `redir ${from.slice(0, -1)} ${to} 301`]),
      'header {',
      ...indented([
        '-Server',
        ...securityHeaders.map(([name, value]) => `${name} "${value}"`),
        `Cache-Control "${caching.others}"`,
      ]),
      '}',
      `@hashed path_regexp ${hashedFiles}`,
      `header @hashed Cache-Control "${caching.hashed}"`,
      ...Object.entries(mediaTypes).map(([end, type]) => `header *.${end} Content-Type "${type}"`),
      'file_server {',
      '\tprecompressed br gzip',
      '}',
      'handle_errors {',
      ...indented(['rewrite * /404.html', 'file_server']),
      '}',
    ]),
    '}',
    '',
  ].join('\n');
