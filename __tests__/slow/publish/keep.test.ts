import { keepChanges } from '../../../src/editor/publish/keep';
import { book, pixel, today } from '../../support/content';
import { type GitProject, makeGitProject } from '../../support/editor/gitProject';

const changed = { 'books/a-book/index.json': { ...book, title: 'Another' } };

let project: GitProject;
afterEach(() => project.end());

test('the content is kept, and what git was told of other files waits', async () => {
  project = makeGitProject({
    ...changed,
    'books/new/index.json': { ...book, id: 2, title: '*' },
    'books/new/cover.png': pixel,
    'pages/about/photo.png': null,
    'pages/about/index.md':
      '---\ntitle: "A page"\ndescription: "A text"\nphoto: "./new-photo.png"\nphotoAlt: "A photo"\n---\n\nWords.\n',
    'pages/about/new-photo.png': pixel,
    'notes/-m': 'x',
    'notes/[a-z]': 'x',
  });
  project.write('other.txt', 'other');
  project.write('package.json', {});
  project.write('data/.hidden/x', 'x');
  project.run('add', 'other.txt');
  await project.keep('#1 -m "x" \u{1F600}');
  expect(project.run('log', '-1', '--format=%B')).toBe('#1 -m "x" \u{1F600}');
  expect(project.run('status', '--porcelain')).toBe('A  other.txt\n?? data/.hidden/\n?? package.json');
  expect(project.run('show', '-z', '--name-status', '--no-renames', '--format=').split('\0')).toEqual([
    ...['M', 'data/books/a-book/index.json'],
    ...['A', 'data/books/new/cover.png', 'A', 'data/books/new/index.json'],
    ...['A', 'data/notes/-m', 'A', 'data/notes/[a-z]'],
    ...['M', 'data/pages/about/index.md', 'A', 'data/pages/about/new-photo.png'],
    ...['D', 'data/pages/about/photo.png', ''],
  ]);
});

test('a file whose name is a pattern to git goes alone', async () => {
  project = makeGitProject({ 'notes/:(top)*': 'x' });
  project.run('add', '--all');
  project.run('commit', '--quiet', '--message=Notes');
  project.remove('data/notes/:(top)*');
  project.write('other.txt', 'other');
  project.run('add', 'other.txt');
  await project.keep();
  expect(project.run('show', '-z', '--name-status', '--format=')).toBe('D\0data/notes/:(top)*\0');
});

test('the first version of all is kept', async () => {
  project = makeGitProject();
  project.run('update-ref', '-d', 'HEAD');
  project.run('rm', '-r', '--quiet', '--cached', '.');
  await project.keep('All');
  expect(project.run('log', '--format=%s')).toBe('All');
  expect(project.run('status', '--porcelain')).toBe('?? .gitignore');
});

test('what is not as it was shown is not kept', async () => {
  project = makeGitProject(changed);
  const { changes } = await project.list();
  const keep = () => keepChanges(project.root, project.git, { message: 'x', changes }, today);
  const meanwhile = 'something was saved meanwhile: look at the list, which is new, and try again';
  project.write('data/books/a-book/index.json', { ...book, title: 'Third' });
  await expect(keep()).rejects.toThrow(meanwhile);
  project.write('data/books/a-book/index.json', changed['books/a-book/index.json']);
  project.write('data/swof/ann.json', { id: 1, name: 'Ann', startDate: '7/5/2009' });
  await expect(keep()).rejects.toThrow(meanwhile);
  expect(project.run('log', '--format=%s')).toBe('The first version');
  project.remove('data/swof/ann.json');
  await keep();
  await expect(keep()).rejects.toThrow(meanwhile);
});

test('some changes are kept, and others left for later', async () => {
  project = makeGitProject({ ...changed, 'swof/ann.json': { id: 1, name: 'Ann', startDate: '7/5/2009' } });
  const { changes } = await project.list();
  const [mine, left] = [
    changes.filter(({ kind }) => kind === 'book'),
    changes.filter(({ kind }) => kind !== 'book'),
  ];
  await keepChanges(project.root, project.git, { message: 'Some', changes: mine, left }, today);
  expect(project.run('show', '--name-only', '--format=%s')).toBe('Some\n\ndata/books/a-book/index.json');
  expect(project.run('status', '--porcelain', '--untracked-files=all')).toBe('?? data/swof/ann.json');
});

test('changes of which no site can be built without the others are not kept', async () => {
  project = makeGitProject({
    'books/a-book/index.json': { ...book, id: 2 },
    'books/new/index.json': { ...book, title: 'New' },
    'books/new/cover.png': pixel,
  });
  const { changes } = await project.list();
  const [mine, left] = [
    changes.filter(({ state }) => state === 'new'),
    changes.filter(({ state }) => state !== 'new'),
  ];
  const keep = keepChanges(project.root, project.git, { message: 'x', changes: mine, left }, today);
  await expect(keep).rejects.toThrow(
    'Nothing is published, since no site can be built of these changes without the others: the book “New”, id: is used twice, got 1 as in data/books/a-book/index.json',
  );
  expect(project.run('log', '--format=%s')).toBe('The first version');
});

test('what names new entries is not kept without them, and they are named', async () => {
  const about = { blurb: 'It snows.', excerpt: 'first-night' };
  project = makeGitProject({
    'books/a-book/index.json': { ...book, about, series: { name: 'snow', position: 1 } },
    'excerpts/first-night/index.md': '---\ntitle: First Night\n---\n\nIt snowed.\n',
    'series/snow/index.md': '---\ntitle: Snow\n---\n',
  });
  const { changes } = await project.list();
  const keep = (kinds: readonly string[]) => {
    const [mine, left] = [true, false].map((isMine) =>
      changes.filter(({ kind }) => kinds.includes(kind) === isMine),
    );
    return keepChanges(project.root, project.git, { message: 'x', changes: mine ?? [], left }, today);
  };
  await expect(keep(['book'])).rejects.toThrow(
    'Nothing is published, since what is to be names what is not: tick the excerpt “First Night” and the series “Snow” too',
  );
  await expect(keep(['book', 'series'])).rejects.toThrow('tick the excerpt “First Night” too');
  expect(project.run('log', '--format=%s')).toBe('The first version');
});
