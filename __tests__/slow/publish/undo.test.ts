import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { compareChange, undoChange } from '../../../src/editor/publish/undo';
import { book, pixel } from '../../support/content';
import { filesBelow } from '../../support/filesBelow';
import { type GitProject, makeGitProject } from '../../support/editor/gitProject';

const id = 'data/books/a-book/index.json';

let project: GitProject;
afterEach(() => project.end());

const shown = async (wanted: string) => {
  const found = (await project.list()).changes.find((change) => change.id === wanted);
  if (!found) throw new Error(`${wanted} is not listed`);
  return found;
};
const undo = async (wanted: string) =>
  undoChange(project.root, project.git, await shown(wanted), '2024-03-09');
const files = () => filesBelow(join(project.root, 'data'));

/** Says in which words an undoing is refused, and that nothing has changed then. */
const refusedIn = async (wanted: string, words: string | RegExp): Promise<void> => {
  const before = files();
  await expect(undo(wanted)).rejects.toThrow(words);
  expect(files()).toEqual(before);
};

test('a changed entry is as in the last version, and its pictures; others stay', async () => {
  project = makeGitProject({
    'books/a-book/index.json': { ...book, title: 'Another', image: './two.png' },
    'books/a-book/cover.png': null,
    'books/a-book/two.png': Buffer.concat([pixel, pixel]),
    'swof/ann.json': { id: 1, name: 'Ann', startDate: '7/5/2009' },
  });
  const { now, before } = await compareChange(project.root, project.git, await shown(id));
  expect([now, before]).toEqual([expect.stringContaining('"Another"'), expect.stringContaining('"A book"')]);
  await undo(id);
  expect(project.run('status', '--porcelain')).toBe('?? data/swof/');
});

test('a deleted entry comes back with its pictures', async () => {
  project = makeGitProject({ 'books/a-book/index.json': null, 'books/a-book/cover.png': null });
  expect((await compareChange(project.root, project.git, await shown(id))).now).toBeNull();
  await undo(id);
  expect(project.run('status', '--porcelain')).toBe('');
});

test('a new entry goes with its folder, and what else lies there stays', async () => {
  const changes = { 'books/new/index.json': { ...book, id: 2 }, 'books/new/cover.png': pixel };
  project = makeGitProject(changes);
  expect(
    (await compareChange(project.root, project.git, await shown('data/books/new/index.json'))).before,
  ).toBeNull();
  await undo('data/books/new/index.json');
  expect(existsSync(join(project.root, 'data/books/new'))).toBe(false);
  for (const [path, content] of Object.entries(changes)) project.write(`data/${path}`, content);
  project.write('data/books/new/.notes', 'years of work');
  await undo('data/books/new/index.json');
  expect(project.run('status', '--porcelain')).toBe('?? data/books/new/');
  expect(project.text('data/books/new/.notes')).toBe('years of work');
});

test('what git was told of an entry is undone too', async () => {
  project = makeGitProject({
    'books/a-book/index.json': { ...book, title: 'Another' },
    'swof/ann.json': { id: 1, name: 'Ann', startDate: '7/5/2009' },
  });
  project.write('other.txt', 'other');
  project.run('add', '--all');
  await undo(id);
  await undo('data/swof/ann.json');
  expect(project.run('status', '--porcelain')).toBe('A  other.txt');
});

test('an entry that is no longer as it was shown stays', async () => {
  project = makeGitProject({ 'books/a-book/index.json': { ...book, title: 'Another' } });
  const change = await shown(id);
  project.write(id, { ...book, title: 'Third' });
  await expect(undoChange(project.root, project.git, change, '2024-03-09')).rejects.toThrow(
    'something was saved meanwhile: look at the list, which is new, and try again',
  );
  await expect(
    undoChange(project.root, project.git, { id: '../x', version: change.version }, '2024-03-09'),
  ).rejects.toThrow('something was saved meanwhile');
  expect(project.text(id)).toContain('Third');
});

test('an entry whose number another has by now stays', async () => {
  project = makeGitProject({
    'books/a-book/index.json': { ...book, id: 2 },
    'books/new/index.json': { ...book, title: 'New' },
    'books/new/cover.png': pixel,
  });
  await refusedIn('data/books', /id: /);
  await undo('data/books/new/index.json');
  await undo('data/books');
  expect(project.run('status', '--porcelain')).toBe('');
});

test('through a link nothing is written', async () => {
  project = makeGitProject({ 'books/a-book/index.json': null });
  project.run('rm', '--cached', '--quiet', '-r', 'data/books');
  project.remove('data/books/a-book');
  symlinkSync(join(project.root, 'data/pages'), join(project.root, 'data/books/a-book'));
  await refusedIn(id, /data\/books\/a-book is a link to elsewhere/);
});

test('line ends and filters are as git would check them out', async () => {
  project = makeGitProject({ 'books/a-book/index.json': { ...book, title: 'Another' } });
  project.write('.gitattributes', '*.json eol=crlf\n');
  await undo(id);
  expect(project.text(id)).toContain('\r\n');
});

test('an order goes back as a whole', async () => {
  project = makeGitProject({ 'books/b/index.json': { ...book, id: 2, title: 'Two', image: undefined } });
  await project.keep();
  project.write(id, { ...book, id: 2 });
  project.write('data/books/b/index.json', { ...book, id: 1, title: 'Two', image: undefined });
  await undo('data/books');
  expect(project.run('status', '--porcelain')).toBe('');
});
