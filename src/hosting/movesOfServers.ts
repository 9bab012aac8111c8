import { byNames, type Move, type MovesByNames, type ReadMove, readMoves } from './moves';

/** A variable of a server, and what it holds by what is asked for. */
interface Table extends MovesByNames {
  readonly name: string;
}

const tablesOf = (moves: readonly Move[], prefix: string): Table[] =>
  byNames(readMoves(moves)).map((group, index) => ({ ...group, name: `${prefix}_${index}` }));

/** A path and values of a query as one text, by which a table is asked. */
const asked = (path: string, query: readonly (readonly [name: string, value: string])[]): string =>
  [path, ...query.map(([name, value]) => `${name}=${value}`)].join('?');

/** The path as a server decodes it, without a slash at its end. */
const pathOf = ({ parts }: ReadMove): string => parts.map((part) => `/${part}`).join('');

/** What the name of a variable begins with: nginx shares them among all its sites. */
const nginxPrefix = (siteUrl: string): string =>
  `moved_${new URL(siteUrl).host.replaceAll(/[^a-z0-9]/g, '_')}`;

/** nginx decodes paths, and leaves queries as browsers send them. */
const nginxRow = (move: ReadMove): string => {
  const sent = move.query.map(([name, value]) => [name, encodeURIComponent(value)] as const);
  return `\t"${asked(pathOf(move), sent)}" "${move.to}";`;
};

/**
 * What the `http` of nginx includes: the old addresses, in tables that it looks up by hashes. It takes capitals and small
 * letters for the same.
 */
export const nginxMoves = (moves: readonly Move[], siteUrl: string): string => {
  const prefix = nginxPrefix(siteUrl);
  const tables = tablesOf(moves, prefix);
  const path = `$${prefix}_path`;
  return [
    '# Made by npm run build. docs/hosting.md says how to include it.',
    ...(tables.length ? [`map $uri ${path} { "~^(.*?)/?$" $1; }`] : []),
    ...tables.flatMap((table) => [
      `map "${asked(
        path,
        table.names.map((name) => [name, `$arg_${name}`]),
      )}" $${table.name} {`,
      ...table.moves.map(nginxRow),
      '}',
    ]),
    '',
  ].join('\n');
};

/** What the `server` of nginx does with these tables. */
export const nginxLeads = (moves: readonly Move[], siteUrl: string): string[] =>
  tablesOf(moves, nginxPrefix(siteUrl)).map(({ name }) => `if ($${name}) { return 301 $${name}; }`);

const powerOfTwo = (least: number): number => 2 ** Math.ceil(Math.log2(least));

/** What nginx is told of the sizes of its tables, once for all its sites. */
export const nginxMapSizes = (moves: readonly Move[]): string => {
  const rows = readMoves(moves).map(nginxRow);
  const longestRow = Math.max(0, ...rows.map((row) => Buffer.byteLength(row)));
  return [
    '# Made by npm run build. docs/hosting.md says how to include it.',
    `map_hash_max_size ${powerOfTwo(Math.max(2048, 2 * rows.length))};`,
    `map_hash_bucket_size ${powerOfTwo(Math.max(128, longestRow + 32))};`,
    '',
  ].join('\n');
};

/** The lines of a Caddyfile that lead on from old addresses. */
export const caddyMoves = (moves: readonly Move[]): string[] => {
  const tables = tablesOf(moves, 'moved');
  return [
    ...(tables.length ? ['map {path} {moved_path} {', '\t~^(.*?)/?$ "${1}"', '}'] : []),
    ...tables.flatMap(({ name, names, moves: rows }) => [
      `map "${asked(
        '{moved_path}',
        names.map((one) => [one, `{query.${one}}`]),
      )}" {${name}} {`,
      ...rows.map((move) => `\t"${asked(pathOf(move), move.query)}" "${move.to}"`),
      '\tdefault ""',
      '}',
      `@${name} not vars {${name}} ""`,
      `redir @${name} {${name}} 301`,
    ]),
  ];
};
