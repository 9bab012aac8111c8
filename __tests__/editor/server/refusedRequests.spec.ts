import { asset, bookFile, notContent, testRefused } from '../../support/editor/refused';

testRefused([
  [
    'an action of no meaning',
    'deleteFileNOSUCH',
    { path: bookFile },
    'action: is not a request of the editor',
  ],
  ['a deletion by the old name', 'deleteFile', { path: bookFile }, 'action: is not a request of the editor'],
  [
    'JSON as a picture',
    'persistMedia',
    { asset: asset('data/site.json') },
    'params.asset.path: data/site.json is not a picture or a sound',
  ],
  ['a picture that is none', 'persistMedia', { asset: asset('data/icon.png', 'AAAA') }, 'icon.png '],
  [
    'a picture in a hidden folder',
    'persistMedia',
    { asset: asset('data/.writing/x.png') },
    `params.asset.path: ${notContent('data/.writing/x.png')}`,
  ],
  [
    'a deletion of the settings',
    'deleteFiles',
    { paths: ['data/site.json'] },
    'data/site.json is a part of the site: it can be changed, and not deleted',
  ],
  [
    'a deletion that does not say of what',
    'deleteFiles',
    { paths: [bookFile] },
    'the deletion does not say what state it is of: open the entry again',
  ],
  [
    'a deletion of a page',
    'deleteFiles',
    { paths: ['data/pages/about/index.md'] },
    'data/pages/about/index.md is a part of the site: it can be changed, and not deleted',
  ],
  [
    'a deletion of a picture in use',
    'deleteFiles',
    { paths: ['data/icon.png'] },
    'this is the icon of the site: choose another there first',
  ],
  [
    'a deletion of what is not there',
    'deleteFiles',
    { paths: ['data/books/x/index.json'] },
    'there is no file data/books/x/index.json',
  ],
  [
    'a deletion of a folder',
    'deleteFiles',
    { paths: ['data/books/a-book'] },
    `params.paths.0: ${notContent('data/books/a-book')}`,
  ],
  ['a deletion of all', 'deleteFiles', { paths: ['data'] }, `params.paths.0: ${notContent('data')}`],
  [
    'a deletion of nothing',
    'deleteFiles',
    { paths: [] },
    'params.paths: Too small: expected array to have >=1 items',
  ],
  [
    'a folder above the content',
    'entriesByFolder',
    { folder: '.', extension: 'json', depth: 2 },
    `params.folder: ${notContent('.')}`,
  ],
  [
    'an import of nothing',
    'prepareImport',
    { turn: 0, replace: [], isFetching: false },
    'another file was chosen meanwhile, perhaps in another tab: choose yours again',
  ],
  [
    'an import without a number',
    'prepareImport',
    { replace: [], isFetching: false },
    'params.turn: Invalid input: expected number, received undefined',
  ],
  [
    'keeping what was not made ready',
    'keepImport',
    { turn: 0 },
    'another file was chosen meanwhile, perhaps in another tab: choose yours again',
  ],
  ['taking back what is not there', 'undoImport', {}, 'there is no import to take back'],
  [
    'a file above the content',
    'getEntry',
    { path: '/etc/x.json' },
    `params.path: ${notContent('/etc/x.json')}`,
  ],
]);
