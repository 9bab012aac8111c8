import { book } from '../../support/content';
import { saveOf } from '../../support/editor/ownEditor';
import { asset, bookFile, notContent, testRefused } from '../../support/editor/refused';

testRefused([
  [
    'a save of nothing',
    'saveChange',
    {},
    'params.files: Invalid input: expected array, received undefined; params.bases: Invalid input: expected record, received undefined',
  ],
  [
    'a save that does not say what it starts from',
    'saveChange',
    { ...saveOf(bookFile, book, null), bases: {} },
    'title: another entry has this one already',
  ],
  [
    'a save over what is there',
    'saveChange',
    saveOf(bookFile, book, null),
    'title: another entry has this one already',
  ],
  [
    'a save of code',
    'saveChange',
    saveOf('gatsby-node.ts', book, null),
    `params.files.0.path: ${notContent('gatsby-node.ts')}`,
  ],
  [
    'a save of a way out',
    'saveChange',
    saveOf('data/../package.json', book, null),
    `params.files.0.path: ${notContent('data/../package.json')}`,
  ],
  [
    'a save into a hidden folder',
    'saveChange',
    saveOf('data/.git/x.json', book, null),
    `params.files.0.path: ${notContent('data/.git/x.json')}`,
  ],
  [
    'a save of what no page reads',
    'saveChange',
    saveOf('data/x.json', book, null),
    'no page reads data/x.json',
  ],
  [
    'a save as a picture',
    'saveChange',
    saveOf('data/icon.png', book, null),
    'data/icon.png is not what its name says',
  ],
  [
    'a save of no JSON',
    'saveChange',
    saveOf('data/books/x/index.json', '{', null),
    'is not valid JSON: close brace expected',
  ],
  [
    'a save with a picture called JSON',
    'saveChange',
    saveOf('data/books/x/index.json', book, null, [asset('data/site.json')]),
    'data/site.json is not what its name says',
  ],
  [
    'a save with no base64',
    'saveChange',
    saveOf('data/books/x/index.json', book, null, [asset('data/books/x/cover.png', '%')]),
    'params.files.1.base64: Invalid base64-encoded string',
  ],
  [
    'a save with a broken cover',
    'saveChange',
    saveOf('data/books/x/index.json', { ...book, id: 2 }, null, [asset('data/books/x/cover.png', 'AAAA')]),
    'image: ',
  ],
  [
    'a save that lacks its cover',
    'saveChange',
    saveOf('data/books/x/index.json', { ...book, id: 2 }, null),
    'image: there is no such file beside this one, got "./cover.png"',
  ],
  [
    'a save with a mistake',
    'saveChange',
    saveOf('data/books/x/index.json', { ...book, link: 'http://x.example' }, null, [
      asset('data/books/x/cover.png'),
    ]),
    'link: ',
  ],
]);
