import { type ApiRequest, refuse } from '../../src/editor/refuse';

const allowed: ApiRequest = {
  host: 'localhost:8000',
  origin: 'http://localhost:8000',
  contentType: 'application/json; charset=utf-8',
  body: {
    path: 'data/books/a/index.json',
    assets: [{ path: 'data/books/a/cover.jpg' }],
    folder: 'data/books',
  },
};

test('the editor’s own requests for files of the content may pass', () => {
  expect(refuse(allowed)).toBeNull();
  expect(refuse({ ...allowed, body: undefined })).toBeNull();
  expect(refuse({ ...allowed, host: '[::1]:8000', origin: 'http://[::1]:8000' })).toBeNull();
});

test.each<[string, Partial<ApiRequest>, number, string]>([
  ['another machine’s name', { host: 'evil.example:8000' }, 403, 'evil.example:8000 is not this machine'],
  ['another origin', { origin: 'https://evil.example' }, 403, 'https://evil.example may not edit'],
  [
    'the same host on another port',
    { origin: 'http://localhost:3000' },
    403,
    'http://localhost:3000 may not edit',
  ],
  ['no origin', { origin: undefined }, 403, 'no origin may not edit'],
  ['a form’s type', { contentType: 'text/plain' }, 415, 'send JSON'],
  ['code', { body: { path: 'gatsby-node.ts' } }, 422, 'gatsby-node.ts is not a file of the content'],
  ['a way out', { body: { newPath: 'data/../a.json' } }, 422, 'data/../a.json is not a file of the content'],
  [
    'a hook',
    { body: { assets: [{ path: 'data/.git/a.json' }] } },
    422,
    'data/.git/a.json is not a file of the content',
  ],
  [
    'a script',
    { body: { paths: ['data/a.md', 'data/a.ts'] } },
    422,
    'data/a.ts is not a file of the content',
  ],
  ['the root', { body: { folder: '.' } }, 422, '. is not a file of the content'],
  [
    'a file of files',
    { body: { files: [{ path: '/etc/a.json' }] } },
    422,
    '/etc/a.json is not a file of the content',
  ],
])('%s is refused', (_name, changes, status, error) => {
  expect(refuse({ ...allowed, ...changes })).toEqual({ status, error });
});
