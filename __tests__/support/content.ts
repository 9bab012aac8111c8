import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent, type Report } from '../../src/content/check/checkContent';
import { requiredFiles } from '../../src/content/model/pages';
import { formatProblem } from '../../src/content/read/problem';

/** The smallest PNG: one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Twenty frames of silence as MPEG-1 Layer III: about half a second. */
export const silence = Buffer.concat(
  Array.from({ length: 20 }, () => Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])),
);

/** The constants of the small site. */
export const site = {
  title: 'A site',
  tagline: 'A tagline',
  author: 'An author',
  language: 'en',
  siteUrl: 'https://example.com',
  logo: './logo.svg',
  icon: './icon.png',
  press: { name: 'A press', slug: 'a-press' },
  company: 'A company',
  footerYear: 2024,
  mail: 'me@example.com',
  profiles: [{ title: 'Me', link: 'https://social.example/@me' }],
};

/** The only book of the small site, and where it lies. */
export const book = { id: 1, title: 'A book', image: './cover.png', link: 'https://shop.example/a' };
export const bookFile = 'books/a-book/index.json';

const pageFields: Record<string, string> = {
  about: 'photo: "./photo.png"\nphotoAlt: "A photo"\n',
  swof: 'columns: ["Name", "Days", "Time"]\n',
};

const pages = Object.fromEntries(
  requiredFiles
    .filter((file) => file.startsWith('pages/'))
    .map((file) => {
      const name = file.split('/')[1] ?? '';
      return [file, `---\ntitle: "A page"\ndescription: "A text"\n${pageFields[name] ?? ''}---\n\nWords.\n`];
    }),
);

/** What stands in a file: bytes as they are, anything else as indented JSON; null for no such file. */
type Content = string | Buffer | object | null;

/** Files of `data/`, by their path in it. */
export type Changes = Record<string, Content>;

/** Books besides the one that is there, by their folders, and what they have more: one for each test that changes a book. */
export const booksOf = (books: Readonly<Record<string, object>>): Changes =>
  Object.fromEntries(
    Object.entries(books).flatMap(([slug, more], index): [string, Content][] => [
      [`books/${slug}/index.json`, { ...book, id: index + 2, title: slug, ...more }],
      [`books/${slug}/cover.png`, pixel],
    ]),
  );

const valid: Changes = {
  'site.json': site,
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'icon.png': pixel,
  ...pages,
  'pages/about/photo.png': pixel,
  [bookFile]: book,
  'books/a-book/cover.png': pixel,
};

const isRaw = (content: Content): content is string | Buffer =>
  typeof content === 'string' || Buffer.isBuffer(content);

/** The files of a small valid site's content with these changes: what stands in each, by its path in `data/`. */
export const filesOf = (changes: Changes): Record<string, string | Buffer> =>
  Object.fromEntries(
    Object.entries({ ...valid, ...changes })
      .filter(([, content]) => content !== null)
      .map(([file, content]) => [file, isRaw(content) ? content : `${JSON.stringify(content, null, 2)}\n`]),
  );

/** Writes a small valid site's content, with these changes, into a folder of its own. Returns the root. */
export const makeContent = (changes: Changes): string => {
  const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  for (const [file, content] of Object.entries(filesOf(changes))) {
    const path = join(root, 'data', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return root;
};

/** Throws a folder of makeContent away. */
export const removeContent = (root: string): void => rmSync(root, { recursive: true, force: true });

/** The day that problemsOf takes for today. */
export const today = '2024-06-01';

const reportOn = async (changes: Changes): Promise<Report> => {
  const root = makeContent(changes);
  try {
    return await checkContent(root, today);
  } finally {
    removeContent(root);
  }
};

/** The mistakes that the checks find in the small valid site with these changes, a line each. */
export const problemsOf = async (changes: Changes): Promise<string[]> =>
  (await reportOn(changes)).problems.map(formatProblem);

/** The same for what is worth a look and no mistake. */
export const adviceOn = async (changes: Changes): Promise<string[]> =>
  (await reportOn(changes)).advice.map(formatProblem);
