/**
 * Express is no ES module, and its packages would be taken for such.
 *
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { book, type Changes } from '../../support/content';
import { readersToken } from '../../support/editor/hosts/gitServer';
import { gitHosts, startHostedGround } from '../../support/editor/hosts/grounds';
import {
  changeOf,
  content,
  json,
  path,
  post,
  postText,
  refusalOf,
  save,
} from '../../support/editor/hosts/saving';

describe.each(gitHosts)('on %s', (kind) => {
  const startWith = (changes: Changes) => startHostedGround(kind, changes);

  test('a save is one commit on the branch, and leaves all else alone', async () => {
    const { host, server, end } = await startWith(content);
    await save(
      host,
      { path, content: json({ ...book, title: 'Mine' }) },
      { path: post, content: postText('Mine.') },
    );
    expect(server.repository.commits.map(({ message }) => message)).toEqual([
      'The first version',
      'What was done',
    ]);
    expect(server.repository.head().files.get('README.md')?.toString()).toBe('A site');
    await save(host, { path, content: json({ ...book, title: 'Mine' }) });
    expect(server.repository.commits).toHaveLength(2);
    await end();
  });

  test('who is signed in has a name', async () => {
    const { host, withToken, end } = await startWith({});
    expect(await host.whoAmI()).toBe('me');
    expect((await refusalOf(withToken('wrong').whoAmI())).message).toContain('Sign in again');
    await end();
  });

  test('what others have saved meanwhile is no obstacle where it is another entry', async () => {
    const { host, server, others, text, end } = await startWith(content);
    const change = await changeOf(host, { path, content: json({ ...book, title: 'Mine' }) });
    server.meanwhile(() => others({ [post]: postText('Theirs.') }));
    await host.save(change);
    expect([text(path), text(post)]).toEqual([json({ ...book, title: 'Mine' }), postText('Theirs.')]);
    await end();
  });

  test('an entry that others save in the same moment is not lost', async () => {
    const { host, server, others, text, end } = await startWith(content);
    const change = await changeOf(host, { path, content: json({ ...book, title: 'Mine' }) });
    const theirs = json({ ...book, title: 'Theirs' });
    server.meanwhile(() => others({ [path]: theirs }));
    expect(await refusalOf(host.save(change))).toMatchObject({ path, text: theirs });
    expect(text(path)).toBe(theirs);
    await end();
  });

  test('who may only read is told so', async () => {
    const { host, withToken, files, end } = await startWith(content);
    const change = await changeOf(host, { path, content: json({ ...book, title: 'Mine' }) });
    const before = files();
    const { message } = await refusalOf(withToken(readersToken).save(change));
    expect(message).toContain('the token is not allowed to do this');
    expect(files()).toEqual(before);
    await end();
  });

  test.each([
    [404, 'Not Found', 'knows no such project'],
    [429, 'Too Many Requests', 'too often'],
    [403, 'API rate limit exceeded for user', 'too often'],
    [502, 'Bad Gateway', 'trouble of its own'],
    [422, 'It is Sunday', 'It is Sunday'],
  ])('an answer of %i, %s, is told in words', async (status, said, words) => {
    const { host, server, end } = await startWith({});
    server.answerOnce(status, said);
    expect((await refusalOf(host.list())).message).toContain(words);
    await end();
  });

  test('a host that does not answer is told in words', async () => {
    const { host, end } = await startWith({});
    await end();
    expect((await refusalOf(host.list())).message).toContain('are you online?');
  });

  test('hundreds of files are all listed, and only texts that have changed are asked for again', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 230 }, (_, index) => [`posts/p-${index}/index.md`, postText(`Post ${index}.`)]),
    );
    const { host, server, others, end } = await startWith(many);
    expect((await host.list()).entries.filter((entry) => entry.path.includes('/p-'))).toHaveLength(230);
    others({ 'data/posts/p-7/index.md': postText('Another.') });
    server.asked.length = 0;
    expect((await host.list()).entries.find((entry) => entry.path.includes('/p-7/'))?.text).toContain(
      'Another',
    );
    expect(server.asked.filter((asked) => /blobs|graphql/.test(asked))).toHaveLength(1);
    await end();
  });
});

test.each(gitHosts)('where others always save at the same moment on %s, nothing is lost', async (kind) => {
  const { host, server, others, end } = await startHostedGround(kind, content);
  const change = await changeOf(host, { path, content: json({ ...book, title: 'Mine' }) });
  const theirs = [1, 2, 3, 4].map(
    (turn) => () => others({ [path]: json(book), [post]: postText(`${turn}`) }),
  );
  // Forgejo compares the file alone, which nobody has changed.
  server.meanwhile(...theirs);
  const saved = host.save(change);
  if (kind === 'GitHub') expect((await refusalOf(saved)).message).toContain('at the same moment');
  else expect((await saved).versions[path]).toBeTruthy();
  await end();
});
