import { type Attack, followed, foreign, json, page, picture, upgrade } from './attack';

const graphql = '/___graphql?query=%7BallFile%7Bnodes%7BabsolutePath%7D%7D%7D';
/** What was tried against `gatsby develop` at `here`, with a stranger's server at `there`. */
export const siteAttacks = (here: string, there: string): Attack[] => {
  const hidden = [
    picture(`${there}/x.png`),
    page(`${there}/x.html`),
    '/_gatsby/file/x/y',
    '/_gatsby/image/x/y/z',
    '/__open-stack-frame-in-editor?fileName=package.json',
    '/__original-stack-frame?moduleId=./src/shell.tsx&skipSourceMap=1',
    '/__file-code-frame?filePath=src/shell.tsx',
    '/__refresh',
  ];
  return [
    ...hidden.map((target) => ({ name: `GET ${target}`, target, answered: 404 })),
    ...hidden.map((target) => ({ name: `a link to ${target}`, target, headers: followed, answered: 404 })),
    ...hidden.map((target) => ({
      name: `in capitals ${target}`,
      target: target.replace(/_\w+/, (name) => name.toUpperCase()),
      answered: 404,
    })),
    { name: 'encoded', target: picture(`${there}/x.png`).replace('_gatsby', '%5fgatsby'), answered: 404 },
    { name: 'two slashes', target: `/${picture(`${there}/x.png`)}`, answered: 400 },
    { name: 'a backslash', target: `\\${picture(`${there}/x.png`)}`, answered: 400 },
    { name: 'a hash', target: `/x#/..${picture(`${there}/x.png`)}`, answered: 400 },
    { name: 'a proxy’s form', target: `http://${here}${picture(`${there}/x.png`)}`, answered: 400 },
    { name: 'a way round', target: `/about/..${picture(`${there}/x.png`)}`, answered: 404 },
    { name: 'an asterisk', target: '*', method: 'OPTIONS', answered: 400 },
    { name: 'a refresh', target: '/__refresh', method: 'POST', answered: 404 },
    { name: 'a function', target: '/api/x', method: 'POST', headers: [json], body: '{}', answered: 405 },
    {
      name: 'a preflight',
      target: '/',
      method: 'OPTIONS',
      headers: [foreign, 'Access-Control-Request-Method: GET'],
      answered: 405,
    },
    {
      name: 'the data of a page, read from elsewhere',
      target: '/page-data/index/page-data.json',
      headers: [foreign],
      answered: 403,
    },
    {
      name: 'the same as a script',
      target: '/page-data/index/page-data.json',
      headers: ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: script'],
      answered: 403,
    },
    {
      name: 'the same by another port',
      target: '/page-data/index/page-data.json',
      headers: ['Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: no-cors'],
      answered: 403,
    },
    {
      name: 'the same as a link',
      target: '/page-data/index/page-data.json',
      headers: followed,
      answered: 403,
    },
    {
      name: 'a page in a frame',
      target: '/',
      headers: ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe'],
      answered: 403,
    },
    { name: 'a form', target: '/', method: 'POST', headers: [...followed, foreign], answered: 405 },
    { name: 'GraphQL from elsewhere', target: graphql, headers: [foreign], answered: 403 },
    { name: 'GraphQL by a link', target: graphql, headers: followed, answered: 403 },
    {
      name: 'GraphQL by a form',
      target: '/___graphql',
      method: 'POST',
      headers: [foreign, json],
      body: '{"query":"{__typename}"}',
      answered: 403,
    },
    { name: 'GraphQL by another name', target: '/_____graphiql', answered: 404 },
    { name: 'news of changes', target: '/__webpack_hmr', headers: [foreign], answered: 403 },
    {
      name: 'the socket, polled',
      target: '/socket.io/?EIO=4&transport=polling',
      headers: [foreign],
      answered: 403,
    },
    {
      name: 'the socket, opened',
      target: '/socket.io/?EIO=4&transport=websocket',
      headers: [foreign, 'Connection: Upgrade', ...upgrade],
      answered: 403,
    },
    {
      name: 'another socket',
      target: '/x',
      headers: ['Connection: Upgrade', foreign, ...upgrade],
      answered: 403,
    },
    { name: 'a name that was turned here', target: '/', host: 'rebound.example:9323', answered: 403 },
    {
      name: 'the same for the socket',
      target: '/socket.io/?EIO=4&transport=websocket',
      host: 'rebound.example:9323',
      headers: ['Connection: Upgrade', ...upgrade],
      answered: 403,
    },
    { name: 'another machine’s address', target: '/', host: '192.168.0.1:9323', answered: 403 },
  ];
};
