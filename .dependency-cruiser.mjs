/*
 * Who may know whom. Each wall: what lies in `from` imports nothing that lies in `to`. docs/architecture.md draws it.
 */

/** A wall of the house, with what a developer who runs into it is told. */
const wall = (name, comment, from, to, exceptTo) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to, ...(exceptTo && { pathNot: exceptTo }) },
});

/** The floors of the content, from the ground up: each knows those below it. */
const floors = ['model', 'read', 'transaction', 'check', 'write', 'migrations', 'gatsby'];
const floor = (name) => `^src/content/${name}/`;

/** What runs in Node alone, as it reads files. All else in `src` runs in a browser, or may: the editor's page checks too. */
const forNode = `^src/(${[
  '(adjustments|post-build)/',
  'feeds/',
  'calendar/',
  'cli/',
  'epub/',
  'hosting/(?!mediaTypes)',
  'import/',
  'git/',
  'release/',
  'update/',
  'server/',
  'words/inNode',
  'content/(gatsby|migrations|transaction)/',
  'content/read/(listContent|readContent|readInTime|sha256)',
  'content/check/(files/|checkContent|checkFiles|advise\\.|adviseOnLanguage|adviseOnLooks|adviseOnMoved|adviseOnTypefaces)',
  'content/write/(addEntry|begin|starter)',
  'editor/(?!app/|change/|publish/message|entryOf|draftValues|guards|page\\.)',
].join('|')})`;
const packagesForNode = ['node_modules/(sharp|music-metadata)/'];

/** A wall before what runs in a browser. The types of what lies behind it are no code, and may be known. */
const inBrowser = (name, to) => ({
  name,
  comment:
    'This runs in a browser, which has no disk. What shall run in Node alone is named in .dependency-cruiser.mjs.',
  severity: 'error',
  from: { path: '^src/', pathNot: forNode },
  to: { ...to, dependencyTypesNot: ['type-only'] },
});

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file: delete it, or use it.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: ['\\.d\\.ts$', '^src/pages/', '^src/templates/', '^src/cli/', 'Loader\\.cjs$'],
      },
      to: {},
    },
    ...floors
      .slice(0, -1)
      .map((name, index) =>
        wall(
          `${name}-knows-what-lies-below`,
          `The floors of src/content are ${floors.join(', ')}, and each knows those below it alone.`,
          floor(name),
          floors.slice(index + 1).map(floor),
        ),
      ),
    wall(
      'content-knows-lib',
      'The content is read and checked without pages, editor and commands; Gatsby’s floor renders pictures in texts, makes books of them, and writes in the words of the site.',
      '^src/content/',
      '^src/(?!content/|lib/)',
      '^src/(components/Picture|epub/|words/)',
    ),
    wall(
      'lib-knows-nobody',
      'Pure functions, without React, Gatsby, packages or disk; schema-dts is types alone, and linked data, which no browser has, reckons with Temporal.',
      '^src/lib/',
      '^(?!src/lib/)',
      'node_modules/(schema-dts|temporal-polyfill)/',
    ),
    wall(
      'git-knows-nobody',
      'What runs git knows nothing of content and editor.',
      '^src/git/',
      '^src/(?!git/)',
    ),
    wall(
      'updates-know-git',
      'What takes newer versions of the kit knows git, and of the content no more than where it lies.',
      '^src/update/',
      '^src/(?!update/|git/|lib/|content/(model/collections|read/refused|write/begin))',
    ),
    wall(
      'imports-know-content',
      'What brings content from elsewhere knows the content and lib.',
      '^src/import/',
      '^src/(?!import/|content/|lib/)',
    ),
    wall(
      'nobody-knows-imports',
      'The site is built without imports; their own commands and the editor start them.',
      '^src/(?!import/|cli/|editor/)',
      '^src/import/',
    ),
    wall(
      'feeds-know-lib',
      'Feeds are made of what they are given, in the words of the site.',
      '^src/feeds/',
      '^src/(?!feeds/|lib/|words/)',
    ),
    wall(
      'calendars-know-lib',
      'Calendars are made of what they are given, in the words of the site.',
      '^src/calendar/',
      '^src/(?!calendar/|lib/|words/)',
    ),
    wall('words-know-lib', 'The words of the site know lib alone.', '^src/words/', '^src/(?!words/|lib/)'),
    wall('hooks-know-lib', 'Hooks know lib and words alone.', '^src/hooks/', '^src/(?!hooks/|lib/|words/)'),
    wall(
      'components-know-hooks-and-lib',
      'A component knows other components, hooks and lib: what it shows comes from its fragment.',
      '^src/components/',
      '^src/(?!components/|hooks/|lib/|words/|browser/hydrated)',
    ),
    wall(
      'pages-compose',
      'Pages and templates compose components.',
      '^src/(pages|templates)/',
      '^src/(?!components/|hooks/|lib/|words/|templates/)',
    ),
    wall(
      'shell-composes',
      'The shell of all pages composes components.',
      '^src/shell',
      '^src/(?!components/)',
    ),
    wall(
      'browser-knows-lib',
      'What starts the site in a browser knows lib alone.',
      '^src/browser/',
      '^src/(?!browser/|lib/|words/)',
    ),
    wall(
      'nobody-knows-the-editor',
      'The site is built without the editor; only its own command and the hosted page start it.',
      '^src/(?!editor/|cli/edit|post-build/addHostedEditor)',
      '^src/editor/',
    ),
    wall(
      'nobody-knows-tools-and-tests',
      'The site does without its tests, measurements and tools, and without the sample.',
      '^(src/|gatsby-)',
      '^(tools|bench|sample|__tests__)/',
    ),
    {
      name: 'packages-are-dependencies',
      comment:
        'A build, the editor and the server do with `npm ci --omit=dev`: list it under "dependencies" in package.json.',
      severity: 'error',
      from: { path: '^(src/|gatsby-)' },
      // These are types alone.
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg'],
        pathNot: 'node_modules/(@types|schema-dts|webpack)/',
      },
    },
    inBrowser('no-code-for-node-in-the-browser', { path: [forNode, ...packagesForNode] }),
    inBrowser('no-modules-of-node-in-the-browser', { dependencyTypes: ['core'] }),
    wall(
      'nothing-of-the-browser-in-node',
      'This runs in Node.',
      '^src/(content|cli|adjustments|post-build|server)/',
      '^src/browser/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.css'] },
  },
};
