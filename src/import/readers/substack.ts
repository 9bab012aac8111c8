import Papa from 'papaparse';
import { wholeText } from '../decoded';
import type { Found, Input, InputFile, Source } from '../found';
import { leftOf, lostAt, movedTo } from '../given';
import { substackHtml } from '../substack/substackHtml';
import { substackPost, substackSlug, type SubstackRow } from '../substack/substackPost';

const isTable = ({ path, head }: InputFile): boolean =>
  /(^|\/)posts\.csv$/.test(path) && /^\uFEFF?"?post_id"?,/.test(head);

const tableIn = ({ files }: Input): InputFile | undefined => files.find(isTable);

const mostHtml = 20_000_000;

/** The posts of the table, each with the line of the file in which it begins, from 1. */
const rowsOf = (csv: string): { readonly line: number; readonly row: SubstackRow }[] => {
  const found: { readonly line: number; readonly cells: readonly string[] }[] = [];
  let line = 1;
  let read = 0;
  Papa.parse<string[]>(csv, {
    step: ({ data: cells, meta: { cursor } }) => {
      if (cells.some((cell) => cell.trim() !== '')) found.push({ line, cells });
      // A cell may have several lines.
      line += csv.slice(read, cursor).split('\n').length - 1;
      read = cursor;
    },
  });
  const [names, ...rows] = found;
  return rows.map(({ cells, ...at }) => ({
    ...at,
    row: Object.fromEntries((names?.cells ?? []).map((name, index) => [name.trim(), cells[index] ?? ''])),
  }));
};

/** The hosts at which texts lead to posts of this archive: they are the site's own. */
const originsIn = (html: string, slugs: ReadonlySet<string>): string[] =>
  [...html.matchAll(/(https?:\/\/[\w.-]{1,200})\/p\/([\w-]{1,200})/g)].flatMap(
    ([, origin = '', slug = '']) => (slugs.has(slug) ? origin : []),
  );

async function* read(input: Input, table: InputFile): AsyncGenerator<Found> {
  const folder = table.path.slice(0, -'posts.csv'.length);
  const rows = rowsOf(await wholeText(table));
  const slugs = new Set(rows.map(({ row }) => substackSlug(row)));
  const texts = new Map(input.files.map((file) => [file.path, file]));
  const origins = new Set<string>();
  let widgets = 0;
  for (const { line, row } of rows) {
    if (!row.post_id) continue;
    const file = texts.get(`${folder}posts/${row.post_id}.html`);
    const html = file && (await wholeText(file, mostHtml));
    originsIn(html ?? '', slugs).forEach((origin) => origins.add(origin));
    const cleaned = html === undefined ? undefined : substackHtml(html);
    widgets += cleaned?.widgets ?? 0;
    for (const lost of cleaned?.lost ?? []) {
      const what = `${lost} in “${row.title?.trim() || row.post_id}”`;
      yield lostAt({ file: table.path, line }, what, 'only Substack can show it');
    }
    yield* substackPost(row, cleaned?.html, { file: table.path, line });
  }
  yield { kind: 'site', origins: [...origins] };
  yield movedTo('/feed', { path: '/rss.xml' });
  yield movedTo('/archive', { path: '/blog/' });
  yield* leftOf(widgets, 'forms and buttons to subscribe and share', 'they work at Substack alone');
  const lists = input.files.filter(({ path }) => path.endsWith('.csv') && path !== table.path);
  yield* leftOf(
    lists.length,
    'lists of readers’ addresses',
    'they are not read: take them to a newsletter service yourself',
  );
}

/** Substack's archive: `posts.csv`, and the texts in `posts/`. What it has of readers is not read. */
export const substack: Source = {
  name: 'Substack',
  fits: (input) => tableIn(input) !== undefined,
  read: async function* (input) {
    const table = tableIn(input);
    if (table) yield* read(input, table);
  },
};
