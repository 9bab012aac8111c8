import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchVersions } from '../../../src/editor/publish/fetch';
import { book } from '../../support/content';
import { gitIn, makeUnsent, subjects } from '../../support/editor/gitProject';

const bookFile = 'data/books/a-book/index.json';
const aboutFile = 'data/pages/about/index.md';

let project: Awaited<ReturnType<typeof makeUnsent>>;
let other: string;

/** Changes a file on another machine, and publishes it from there. */
const publishThere = (file: string, text: string): void => {
  gitIn(other, 'pull', '--quiet', '--rebase');
  writeFileSync(join(other, file), text);
  gitIn(other, 'commit', '--quiet', '--all', '--message=From elsewhere');
  gitIn(other, 'push', '--quiet');
};

beforeEach(async () => {
  project = await makeUnsent();
  other = mkdtempSync(join(tmpdir(), 'last-writes-other-'));
  gitIn(other, 'clone', '--quiet', project.remote, '.');
  gitIn(other, 'config', 'user.name', 'Another');
  gitIn(other, 'config', 'user.email', 'another@example.com');
});
afterEach(() => {
  rmSync(other, { recursive: true });
  project.end();
});

const text = (file: string): string => readFileSync(join(project.root, file), 'utf8');
const aboutThere =
  '---\ntitle: "Written there"\ndescription: "A text"\nphoto: "./photo.png"\nphotoAlt: "A photo"\n---\n\nWords.\n';

test('what was published elsewhere comes beside what is kept here, and what is not published stays', async () => {
  publishThere(aboutFile, aboutThere);
  project.write('data/swof/ann.json', { id: 1, name: 'Ann', startDate: '7/5/2009' });
  const own = project.run('log', '-1', '--format=%s');
  expect(await fetchVersions(project.git)).toEqual({ versions: 1 });
  expect(text(aboutFile)).toBe(aboutThere);
  expect(subjects(project.root).split('\n')).toEqual(
    expect.arrayContaining(['Take in what was published elsewhere', 'From elsewhere', own]),
  );
  expect(project.run('status', '--porcelain')).toBe('?? data/swof/');
  expect(await fetchVersions(project.git)).toEqual({ versions: 0 });
});

test('what was changed there and here is named, and nothing has changed', async () => {
  const before = text(bookFile);
  publishThere(bookFile, `${JSON.stringify({ ...book, title: 'Theirs' }, null, 2)}\n`);
  await expect(fetchVersions(project.git)).rejects.toThrow(
    `Nothing was fetched: ${bookFile} was changed there and here. In a terminal, git pull --no-rebase leads through it`,
  );
  expect(text(bookFile)).toBe(before);
  expect(project.run('status', '--porcelain')).toBe('');
});

test('what would change what is saved and not published is not fetched', async () => {
  publishThere(aboutFile, aboutThere);
  project.write(aboutFile, 'Mine');
  await expect(fetchVersions(project.git)).rejects.toThrow(
    'Nothing was fetched: it would change what you have saved here and not published. Publish yours first, or undo it',
  );
  expect(text(aboutFile)).toBe('Mine');
});

test('a place that is gone is told of', async () => {
  project.run('remote', 'set-url', 'origin', join(other, 'nothing'));
  await expect(fetchVersions(project.git)).rejects.toThrow(
    /^Nothing was fetched: there is no project at the address/,
  );
});
