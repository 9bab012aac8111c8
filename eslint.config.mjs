import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'bench/astro',
    // Has rules of its own, but for the tests of the site.
    'sample/*',
    '!sample/tests',
    '.cache',
    'public',
    'releases',
    // Copies of the project.
    '.fixture',
    'before-*',
    'src/gatsby-types.d.ts',
    // What a host wants as it is.
    'static',
    'test-results',
    'playwright-report',
  ]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  // Elsewhere there is no component and no hook, and the React compiler would read all of it in vain.
  { files: ['**/*.tsx', 'src/hooks/*.ts'], extends: [reactHooks.configs.flat.recommended] },
  jsxA11y.flatConfigs.strict,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', '*.cjs', 'plugins/*/*.cjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Safari no longer calls a list a list where CSS takes its bullets, unless the role is said.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
      // A sixth of the time, and there are no enums and hardly a class.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Advice: no file is cut in two for it.
      'max-lines': ['warn', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  // Tables, of which each stays in one place however long it grows.
  { files: ['src/content/model/{collections,fields,kinds,schema}.ts'], rules: { 'max-lines': 'off' } },
  // What tests and measurements both need lies in tools/, and nothing needs what made the sample.
  {
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/__tests__/**', '**/sample/**'] }] },
  },
  { files: ['__tests__/**'], rules: { 'no-restricted-imports': ['error', { patterns: ['**/sample/**'] }] } },
  // The kit is tested on the fixture, whatever the site of this project is.
  {
    files: ['__tests__/**'],
    ignores: ['__tests__/site/**', '__tests__/engines/{routes,noScript}.spec.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/sample/**', '**/support/site/ownSite'] }] },
  },
  { files: ['sample/tests/**'], rules: { 'no-restricted-imports': 'off' } },
  // Nothing that a test calls reaches a reader, and to ask after each call takes long.
  { files: ['__tests__/**'], rules: { '@typescript-eslint/no-deprecated': 'off' } },
  // Gatsby hands its functions over to be destructured.
  {
    files: [
      'gatsby-node.ts',
      'src/adjustments/*.ts',
      'src/post-build/*.ts',
      'src/content/gatsby/createPages.ts',
    ],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.{cjs,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  prettier,
);
