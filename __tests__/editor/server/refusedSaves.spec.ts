import { book } from '../../support/content';
import { saveOf } from '../../support/editor/ownEditor';
import { asset, bookFile, notContent, testRefused } from '../../support/editor/refused';

testRefused([
  [
    'a save of nothing',
    'persistEntry',
    {},
    'params.dataFiles: Invalid input: expected tuple, received undefined; params.assets: Invalid input: expected array, received undefined; params.base: Invalid input: expected string, received undefined',
  ],
  [
    'a save without its assets',
    'persistEntry',
    { ...saveOf(bookFile, book, null), assets: undefined },
    'params.assets: Invalid input: expected array, received undefined',
  ],
  [
    'a save that does not say what it starts from',
    'persistEntry',
    { ...saveOf(bookFile, book, null), base: undefined },
    'params.base: Invalid input: expected string, received undefined',
  ],
  [
    'a save over what is there',
    'persistEntry',
    saveOf(bookFile, book, null),
    'title: another entry has this one already',
  ],
  [
    'a save under a name on which Decap has counted on',
    'persistEntry',
    saveOf(bookFile.replace('index', 'index-1'), book, null),
    'title: another entry has this one already',
  ],
  [
    'a save of code',
    'persistEntry',
    saveOf('gatsby-node.ts', book, null),
    `params.dataFiles.0.path: ${notContent('gatsby-node.ts')}`,
  ],
  [
    'a save of a way out',
    'persistEntry',
    saveOf('data/../package.json', book, null),
    `params.dataFiles.0.path: ${notContent('data/../package.json')}`,
  ],
  [
    'a save into a hidden folder',
    'persistEntry',
    saveOf('data/.git/x.json', book, null),
    `params.dataFiles.0.path: ${notContent('data/.git/x.json')}`,
  ],
  [
    'a save of what no page reads',
    'persistEntry',
    saveOf('data/x.json', book, null),
    'no page reads data/x.json',
  ],
  [
    'a save as a picture',
    'persistEntry',
    saveOf('data/icon.png', book, null),
    'params.dataFiles.0.path: data/icon.png is not the file of an entry',
  ],
  [
    'a save of no JSON',
    'persistEntry',
    saveOf('data/books/x/index.json', '{', null),
    'is not valid JSON: close brace expected',
  ],
  [
    'a save with a picture called JSON',
    'persistEntry',
    saveOf('data/books/x/index.json', book, null, [asset('data/site.json')]),
    'params.assets.0.path: data/site.json is not a picture or a sound',
  ],
  [
    'a save with no base64',
    'persistEntry',
    saveOf('data/books/x/index.json', book, null, [asset('data/books/x/cover.png', '%')]),
    'params.assets.0.content: Invalid base64-encoded string',
  ],
  [
    'a save with a broken cover',
    'persistEntry',
    saveOf('data/books/x/index.json', { ...book, id: 2 }, null, [asset('data/books/x/cover.png', 'AAAA')]),
    'image: ',
  ],
  [
    'a save that lacks its cover',
    'persistEntry',
    saveOf('data/books/x/index.json', { ...book, id: 2 }, null),
    'image: there is no such file beside this one, got "./cover.png"',
  ],
  [
    'a save with a mistake',
    'persistEntry',
    saveOf('data/books/x/index.json', { ...book, link: 'http://x.example' }, null, [
      asset('data/books/x/cover.png'),
    ]),
    'link: ',
  ],
]);
