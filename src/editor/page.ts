/** Where the editor lives. */
export const editorPath = '/admin/';

/** Where its page asks for the files of the content, on the author's own machine. */
export const apiPath = '/api';

/** Where its page sends a file that is to be imported. */
export const importPath = '/api/import';

/** How it proves that it was opened by the address that the author was told. */
export const tokenHeader = 'x-editor-token';

/** Where Decap's own files are, from the project's root. */
export const decapFolder = 'node_modules/decap-cms/dist';

/** A page that a script makes, with a word for browsers without scripts. */
const pageWith = (title: string, script: string, without: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <script type="module" src="./${script}.js"></script>
  </head>
  <body>
    <noscript>${without}</noscript>
  </body>
</html>
`;

/** The page of the editor. */
export const editorPage = pageWith(
  'Editor',
  'start',
  'The editor needs JavaScript. The files in data/ can be edited without it.',
);

/** The page that brings what the author has elsewhere. */
export const importPage = pageWith(
  'Import',
  'import',
  'This page needs JavaScript. Without it: npm run import, in a terminal.',
);
