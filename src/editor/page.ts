/** Where the editor lives. */
export const editorPath = '/admin/';

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
    <script type="module" src="${editorPath}start.js"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript. The files in data/ can be edited without it.</noscript>
  </body>
</html>
`;
