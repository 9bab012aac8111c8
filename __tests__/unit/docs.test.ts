import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Files of the kit that a page names whole; what an author has or sets aside may be missing. */
const named = (text: string): string[] =>
  [...text.matchAll(/`((?:src|tools|docs|bench(?!\/results)|__tests__|starter|schemas)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );

/** Where the links of a page lead, within the project. */
const linked = (page: string, text: string): string[] =>
  // What stands as code is an example.
  [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)].map(
    ([, path = '']) => join(page, '..', path),
  );

test.each(pages)('the files that %s names are there', (page) => {
  const text = readFileSync(page, 'utf8');
  expect([...named(text), ...linked(page, text)].filter((path) => !existsSync(path))).toEqual([]);
});

/** What the code itself is in, beside pages of words. */
const sources = ['src', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .concat(readdirSync('.'))
  .filter((name) => /\.([cm]?js|tsx?|css)$/.test(name));

test('the files and folders that the code names, in its comments too, are there', () => {
  const paths = /(?<![\w/.@*-])(?:src|tools|docs|__tests__|starter|schemas)\/[\w./-]*\w(?![\w*$-])/g;
  const gone = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(paths)]
      .map(([path]) => path)
      .filter((path) => !['', '.ts', '.tsx'].some((end) => existsSync(path + end)))
      .map((path) => `${source}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test('a style sheet is called as what takes it, or as what is in the names of all that do', () => {
  const texts = sources
    .filter((name) => /\.tsx?$/.test(name))
    .map(
      (name) =>
        [
          basename(name)
            .replace(/\.tsx?$/, '')
            .toLowerCase(),
          readFileSync(name, 'utf8'),
        ] as const,
    );
  const sheets = sources.filter((name) => name.endsWith('.module.css')).map((name) => basename(name));
  const misnamed = sheets.filter((sheet) => {
    const takers = texts.filter(([, text]) => text.includes(`/${sheet}'`)).map(([taker]) => taker);
    const name = basename(sheet, '.module.css').toLowerCase();
    return !takers.includes(name) && !(takers.length && takers.every((taker) => taker.includes(name)));
  });
  expect(misnamed).toEqual([]);
});
