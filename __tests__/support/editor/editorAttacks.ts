import { type Attack, followed, foreign, json, page, picture } from './attack';

/** What was tried against the editor's server at `here`. */
export const editorAttacks = (here: string, there: string): Attack[] => {
  const ask = JSON.stringify({ action: 'listContent', params: {} });
  const publish = JSON.stringify({ action: 'pushVersions', params: {} });
  const undo = JSON.stringify({ action: 'undoImport', params: {} });
  const own = `Origin: http://${here}`;
  const file = 'X-File-Name: export.xml';
  const site = ['GET', 'POST'].flatMap((method) =>
    [
      picture(`${there}/x.png`),
      page(`${there}/x.html`),
      '/',
      '/___graphql',
      '/socket.io/?EIO=4',
      '/cms-api/api/v1',
    ].map((target) => ({ name: `${method} ${target}`, target, method, answered: 404 })),
  );
  return [
    ...site,
    {
      name: 'a guess',
      target: '/api',
      method: 'POST',
      headers: [own, json, `X-Editor-Token: ${'A'.repeat(32)}`],
      body: ask,
      answered: 401,
    },
    { name: 'no token', target: '/api', method: 'POST', headers: [own, json], body: ask, answered: 401 },
    {
      name: 'publishing without a token',
      target: '/api',
      method: 'POST',
      headers: [own, json],
      body: publish,
      answered: 401,
    },
    {
      name: 'publishing from another origin',
      target: '/api',
      method: 'POST',
      headers: [foreign, json],
      body: publish,
      answered: 403,
    },
    ...[
      { name: 'a file without a token', headers: [own, file], answered: 401 },
      {
        name: 'a file with a guess',
        headers: [own, file, `X-Editor-Token: ${'A'.repeat(32)}`],
        answered: 401,
      },
      { name: 'a file from another origin', headers: [foreign, file], answered: 403 },
      { name: 'a file from nowhere', headers: ['Origin: null', file], answered: 403 },
      { name: 'a file with a way out', headers: [own, 'X-File-Name: ..%2f..%2fpackage.json'], answered: 401 },
    ].map((attack) => ({ target: '/api/import', method: 'POST', body: '<rss/>', ...attack })),
    { name: 'a link to where files are sent', target: '/api/import', headers: followed, answered: 405 },
    {
      name: 'taking an import back without a token',
      target: '/api',
      method: 'POST',
      headers: [own, json],
      body: undo,
      answered: 401,
    },
    {
      name: 'taking an import back from another origin',
      target: '/api',
      method: 'POST',
      headers: [foreign, json],
      body: undo,
      answered: 403,
    },
    {
      name: 'another origin',
      target: '/api',
      method: 'POST',
      headers: [foreign, json],
      body: ask,
      answered: 403,
    },
    {
      name: 'no origin at all',
      target: '/api',
      method: 'POST',
      headers: ['Origin: null', json],
      body: ask,
      answered: 403,
    },
    {
      name: 'the site’s origin',
      target: '/api',
      method: 'POST',
      headers: ['Origin: http://localhost:9323', 'Sec-Fetch-Site: same-site', json],
      body: ask,
      answered: 403,
    },
    {
      name: 'a preflight',
      target: '/api',
      method: 'OPTIONS',
      headers: [foreign, 'Access-Control-Request-Method: POST'],
      answered: 405,
    },
    {
      name: 'a form',
      target: '/api',
      method: 'POST',
      headers: [foreign, 'Content-Type: text/plain'],
      body: ask,
      answered: 403,
    },
    { name: 'a link to the API', target: '/api', headers: followed, answered: 405 },
    {
      name: 'a link to a part of the page',
      target: '/admin/manifest.json',
      headers: followed,
      answered: 403,
    },
    {
      name: 'the page in a frame',
      target: '/admin/',
      headers: ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe'],
      answered: 403,
    },
    {
      name: 'the same by another port',
      target: '/admin/',
      headers: ['Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe'],
      answered: 403,
    },
    {
      name: 'its script',
      target: '/admin/start.js',
      headers: ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors'],
      answered: 403,
    },
    {
      name: 'a name that was turned here',
      target: '/admin/',
      host: 'rebound.example:9324',
      answered: 403,
    },
    { name: 'a way out of the page’s folder', target: '/admin/..%2f..%2fpackage.json', answered: 404 },
    { name: 'the same, as it is', target: '/admin/../../package.json', answered: 404 },
    { name: 'two slashes', target: '//admin/', answered: 400 },
    { name: 'a proxy’s form', target: `http://${here}/admin/start.js`, answered: 400 },
  ];
};
