const transform = {
  '\\.[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2023', transform: { react: { runtime: 'automatic' } } } }],
};

// Published as ES modules only, which Jest must transform.
const esModules = [
  '@borewit',
  '@tokenizer',
  'content-type',
  'file-type',
  'media-typer',
  'music-metadata',
  'strtok3',
  'temporal-polyfill',
  'temporal-utils',
  'token-types',
  'uint8array-extras',
  'win-guid',
  // What makes Markdown of HTML, with all that it is made of.
  '(hast|mdast|micromark|rehype|unist|vfile)[a-z0-9-]*',
  '@milkdown',
  'remark-inline-links',
  'remark-stringify',
  'bail',
  'ccount',
  'character-entities[a-z0-9-]*',
  'collapse-white-space',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'entities',
  'escape-string-regexp',
  'hastscript',
  'html-void-elements',
  'is-plain-obj',
  'longest-streak',
  'markdown-table',
  'parse5',
  'property-information',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trim-trailing-lines',
  'trough',
  'web-namespaces',
  'zwitch',
];

// A build takes in the words of the site's language.
const modules = {
  '^site-words(.*)$': '<rootDir>/src/words/en$1',
  // As browsers have it: jsdom lacks what it asks of Node.
  '^jsonld$': '<rootDir>/node_modules/jsonld/dist/jsonld.min.js',
  // Has no entry for what asks by require, as Jest does.
  '^@milkdown/([a-z-]+)$': '<rootDir>/node_modules/@milkdown/$1/lib/index.js',
  '^@milkdown/([a-z-]+)/([a-z-]+)$': '<rootDir>/node_modules/@milkdown/$1/lib/$2.js',
};

const shared = {
  transform,
  // Copies of the project.
  modulePathIgnorePatterns: ['<rootDir>/.fixture/', '<rootDir>/before-'],
  moduleNameMapper: modules,
  transformIgnorePatterns: [`(?<!@milkdown/[a-z-]+)/node_modules/(?!(${esModules.join('|')})/)`],
  testEnvironmentOptions: { customExportConditions: ['node', 'module-sync'] },
};

const nodeBytes = ['<rootDir>/__tests__/support/site/nodeBytes.ts'];

export default {
  // Jest leaves one processor free, for whoever watches.
  maxWorkers: '100%',
  // A machine may be at other things.
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'build', testMatch: ['<rootDir>/__tests__/build/**/*.test.ts'] },
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/__tests__/unit/**/*.test.ts'] },
    { ...shared, displayName: 'slow', testMatch: ['<rootDir>/__tests__/slow/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/components/**/*.test.tsx'],
      moduleNameMapper: {
        ...modules,
        '\\.css$': '<rootDir>/__tests__/support/styles.ts',
        '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx',
      },
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jsdom',
      setupFiles: nodeBytes,
      testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'],
    },
    { ...shared, displayName: 'hosts', testMatch: ['<rootDir>/__tests__/hosts/**/*.test.ts'] },
    { ...shared, displayName: 'faults', testMatch: ['<rootDir>/__tests__/faults/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'sample',
      testEnvironment: 'jsdom',
      setupFiles: nodeBytes,
      testMatch: ['<rootDir>/sample/tests/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'fixture',
      testEnvironment: 'jsdom',
      setupFiles: nodeBytes,
      // What holds for any site holds for the fixture's.
      testMatch: ['<rootDir>/__tests__/{html,site}/**/*.test.ts'],
      moduleNameMapper: {
        ...modules,
        '/support/site/ownSite$': '<rootDir>/__tests__/support/site/fixtureSite.ts',
      },
    },
  ],
};
