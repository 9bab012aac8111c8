import { problemsOf, site } from '../../support/content';

const editor = { service: 'gitea', repository: 'me/my-site', branch: 'main', signIn: 'https://codeberg.org' };

test('a site may name a Git host', async () => {
  expect(await problemsOf({ 'site.json': { ...site, editor: { ...editor, appId: '1' } } })).toEqual([]);
  expect(await problemsOf({ 'site.json': { ...site, editor: { ...editor, service: 'github' } } })).toEqual(
    [],
  );
});

test('Git hosts other than GitHub need an application ID', async () => {
  expect(await problemsOf({ 'site.json': { ...site, editor } })).toEqual([
    'data/site.json:22 editor.appId: is missing: write the ID that the host gave this site as an application; GitHub needs none',
  ]);
});

test('mistakes in the settings of the editor are named', async () => {
  const wrong = {
    service: 'gittea',
    repositry: 'x',
    repository: 'x',
    branch: '',
    signIn: 'https://a.example/',
  };
  expect(await problemsOf({ 'site.json': { ...site, editor: wrong } })).toEqual([
    'data/site.json:23 editor.service: must be github or gitlab or gitea, got "gittea"',
    'data/site.json:24: unknown field repositry: did you mean repository?',
    'data/site.json:25 editor.repository: must be the owner and the name, like me/my-site, got "x"',
    'data/site.json:26 editor.branch: must not be empty, got ""',
    'data/site.json:27 editor.signIn: must end after the domain, without a slash, got "https://a.example/"',
  ]);
});
