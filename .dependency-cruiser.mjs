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
const floors = ['model', 'read', 'transaction', 'check', 'write', 'gatsby'];
const floor = (name) => `^src/content/${name}/`;

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
        pathNot: ['\\.d\\.ts$', '^src/pages/', '^src/templates/', '^src/cli/'],
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
      'The content is read and checked without pages, editor and commands; Gatsby’s floor renders pictures in texts.',
      '^src/content/',
      '^src/(?!content/|lib/)',
      '^src/components/Picture',
    ),
    wall('lib-knows-nobody', 'Pure functions, without React, Gatsby or disk.', '^src/lib/', '^src/(?!lib/)'),
    wall('hooks-know-lib', 'Hooks know lib alone.', '^src/hooks/', '^src/(?!hooks/|lib/|words/)'),
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
      'nobody-knows-the-editor',
      'The site is built without the editor; only its own command and the hosted page start it.',
      '^src/(?!editor/|cli/edit|build/addHostedEditor)',
      '^src/editor/',
    ),
    wall(
      'nothing-of-node-in-the-browser',
      'This runs in a browser, which has no disk.',
      '^src/(browser|components|hooks|lib|pages|templates|editor/browser|content/model)/',
      '^(node:)?(fs|path|os|crypto|child_process|http|https|net|stream|zlib)(/|$)',
    ),
    wall(
      'nothing-of-the-browser-in-node',
      'This runs in Node.',
      '^src/(content|cli|build|server)/',
      '^src/browser/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.css'] },
    includeOnly: '^(src|gatsby-)|^node:',
  },
};
