import { problemsOf, site } from '../../support/content';

const editor = { service: 'gitea', repository: 'me/my-site', branch: 'main', signIn: 'https://codeberg.org' };

test('a site may name a Git host, where one signs in with a token or, by its ID as an application, without', async () => {
  const shortest = { service: 'gitlab', repository: 'me/my-site', branch: 'main' };
  for (const settings of [editor, { ...editor, appId: '1' }, { ...editor, service: 'github' }, shortest])
    expect(await problemsOf({ 'site.json': { ...site, editor: settings } })).toEqual([]);
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
