/** Where the editor lives. */
export const editorPath = '/admin/';

/** Where its page asks for the files of the content, on the author's own machine. */
export const apiPath = '/api';

/** How it proves that it was opened by the address that the author was told. */
export const tokenHeader = 'x-editor-token';

/** Where Decap's own files are, from the project's root. */
export const decapFolder = 'node_modules/decap-cms/dist';

/** The page of the editor: a script that loads it, and a word for browsers without scripts. */
export const editorPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="data:," />
    <script type="module" src="./start.js"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript. The files in data/ can be edited without it.</noscript>
  </body>
</html>
`;
