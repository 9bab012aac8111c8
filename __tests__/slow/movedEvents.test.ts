import { mkdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { writeCalendars } from '../../src/post-build/writeCalendars';
import { siteContent } from '../../src/content/model/siteContent';
import { book } from '../support/content';
import { gitIn, type GitProject, makeGitProject } from '../support/editor/gitProject';

const folders = ['books/a-book/index.json', 'events/a-reading.json', 'swof/ann.json'] as const;
const reading = { title: 'A Reading', place: 'The Library', start: '2090-03-01' };
const ann = { id: 1, name: 'Ann', startDate: '7/5/2009' };
const withDay = (released: string) => ({ ...book, editions: [{ format: 'ebook', released }] });

/** Everything that has a day in a calendar, on one day and, moved, on another. */
const before = [withDay('2090-03-01'), reading, ann];
const moved = [withDay('2090-04-01'), { ...reading, start: '2090-03-02' }, { ...ann, startDate: '7/6/2009' }];

let project: GitProject;
beforeEach(() => {
  project = makeGitProject();
  mkdirSync(join(project.root, 'public'));
});
afterEach(() => {
  delete process.env['SOURCE_DATE_EPOCH'];
  project.end();
});

const write = (entries: readonly object[], at: string, root = 'data'): void => {
  entries.forEach((entry, index) => {
    project.write(`${root}/${folders[index]}`, entry);
    utimesSync(join(project.root, root, folders[index] ?? ''), new Date(at), new Date(at));
  });
};

/** Makes a version at a moment, or a merge of a branch. */
const commit = async (at: string, ...args: readonly string[]): Promise<void> => {
  process.env['GIT_COMMITTER_DATE'] = at;
  await project.git(['add', '--all']);
  const how = args.length ? args : ['commit', '--allow-empty'];
  const { code } = await project.git([...how, '--quiet', '--message=A version']);
  delete process.env['GIT_COMMITTER_DATE'];
  expect(code).toBe(0);
};

const entryAt = (root: string, path: string) =>
  JSON.parse(readFileSync(join(root, 'data', path), 'utf8')) as Record<string, unknown>;

/** What Gatsby would answer of these files. */
const answerOf = (root: string) => {
  const [covers, events, people] = folders.map((path) => entryAt(root, path));
  return {
    siteSettings: { author: 'An Author', language: 'en', siteUrl: 'https://example.com' },
    sobrietyPage: { title: 'The wall' },
    allCoverEntry: { nodes: [{ ...covers, collection: 'books', slug: 'a-book', pagePath: null }] },
    allEvent: { nodes: [{ ...events, slug: 'a-reading', end: null, time: null }] },
    allSobrietyEntry: { nodes: [{ ...people, slug: 'ann' }] },
  };
};

const contentOf = (root: string) => {
  const slugs = { books: 'a-book', events: 'a-reading', swof: 'ann' };
  const names = Object.keys(slugs) as (keyof typeof slugs)[];
  return siteContent(
    names.map((name, index) => ({
      collection: name,
      slug: slugs[name],
      fields: entryAt(root, folders[index] ?? ''),
    })),
    '2026-06-01',
  );
};

const day = Date.UTC(2026, 0, 1) / 1000;

/** Each thing in the calendars that a build writes: its stamp and its number, by what calendars know it again by. */
const built = async (root = project.root) => {
  process.env['SOURCE_DATE_EPOCH'] ??= String(day + 300 * 86_400);
  const graphql = () => Promise.resolve({ data: answerOf(root) });
  await writeCalendars(root, graphql as Parameters<typeof writeCalendars>[1], contentOf(root));
  return Object.fromEntries(
    ['calendar.ics', 'swof.ics']
      .map((file) => readFileSync(join(root, 'public', file), 'utf8'))
      .flatMap((text) => new ICAL.Component(ICAL.parse(text) as object[]).getAllSubcomponents('vevent'))
      .map((item) => [
        String(item.getFirstPropertyValue('uid')),
        {
          stamp: String(item.getFirstPropertyValue('dtstamp')),
          sequence: Number(item.getFirstPropertyValue('sequence')),
          starts: String(item.getFirstPropertyValue('dtstart')),
        },
      ]),
  );
};

const stamps = async (root?: string): Promise<string[]> => [
  ...new Set(Object.values(await built(root)).map(({ stamp }) => stamp)),
];

test('what moved is newer, by its number and its stamp, so that who has the old day takes the new one', async () => {
  write(before, '2026-01-01T10:00:00Z');
  await commit('2026-01-02T10:00:00Z');
  const old = await built();
  write(moved, '2026-02-01T10:00:00Z');
  await commit('2026-02-02T10:00:00Z');
  const now = await built();
  expect(Object.keys(now)).toEqual(Object.keys(old));
  expect(Object.keys(now)).toHaveLength(7);
  for (const [uid, { stamp, sequence, starts }] of Object.entries(now)) {
    expect(starts).not.toBe(old[uid]?.starts);
    expect(sequence).toBeGreaterThan(old[uid]?.sequence ?? Infinity);
    expect(stamp).toBe('2026-02-02T10:00:00Z');
    expect(old[uid]?.stamp).toBe('2026-01-02T10:00:00Z');
    // As large as RFC 5545 (3.3.8) lets a number be.
    expect(sequence).toBeLessThan(2 ** 31);
  }
});

test('what did not change has the same bytes, however often the rest does', async () => {
  write(before, '2026-01-01T10:00:00Z');
  await commit('2026-01-02T10:00:00Z');
  const old = await built();
  project.write('data/site.json', { title: 'Another' });
  await commit('2026-03-01T10:00:00Z');
  utimesSync(join(project.root, 'data', folders[1]), new Date(), new Date());
  expect(await built()).toEqual(old);
});

test('what git has not kept yet is as old as its file, staged, new and deleted for git alike', async () => {
  write(before, '2026-01-01T10:00:00Z');
  expect(await stamps()).toEqual(['2026-01-01T10:00:00Z']);
  await commit('2026-01-02T10:00:00Z');
  write(moved, '2026-03-01T10:00:00Z');
  expect(await stamps()).toEqual(['2026-03-01T10:00:00Z']);
  project.run('add', '--all');
  expect(await stamps()).toEqual(['2026-03-01T10:00:00Z']);
  project.run('rm', '--cached', '-r', '--quiet', 'data');
  expect(await stamps()).toEqual(['2026-03-01T10:00:00Z']);
});

test('a branch that was merged counts from when it came, as its day is shown since then', async () => {
  write(before, '2026-01-01T10:00:00Z');
  await commit('2026-01-02T10:00:00Z');
  project.run('switch', '--quiet', '--create', 'later');
  write(moved, '2026-02-01T10:00:00Z');
  await commit('2026-02-02T10:00:00Z');
  project.run('switch', '--quiet', 'main');
  await commit('2026-04-01T10:00:00Z', 'merge', '--no-ff', 'later');
  expect(await stamps()).toEqual(['2026-04-01T10:00:00Z']);
});

test('a copy without its history is as old as its one version', async () => {
  write(before, '2026-01-01T10:00:00Z');
  await commit('2026-01-02T10:00:00Z');
  await commit('2026-05-01T10:00:00Z');
  const copy = join(project.root, 'copy');
  gitIn(project.root, 'clone', '--quiet', '--depth=1', `file://${project.root}`, copy);
  mkdirSync(join(copy, 'public'));
  expect(await stamps(copy)).toEqual(['2026-05-01T10:00:00Z']);
});

test('without git, and in a folder of a larger project, it is the same', async () => {
  write(before, '2026-01-01T10:00:00Z', 'site/data');
  await commit('2026-01-02T10:00:00Z');
  const inner = join(project.root, 'site');
  mkdirSync(join(inner, 'public'));
  expect(await stamps(inner)).toEqual(['2026-01-02T10:00:00Z']);
  rmSync(join(project.root, '.git'), { recursive: true });
  expect(await stamps(inner)).toEqual(['2026-01-01T10:00:00Z']);
});

test('nothing is newer than the moment that a build is told to be of', async () => {
  write(before, '2026-11-01T10:00:00Z');
  process.env['SOURCE_DATE_EPOCH'] = String(day);
  expect(await stamps()).toEqual(['2026-01-01T00:00:00Z']);
});
