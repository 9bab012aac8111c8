import type { EditorSettings } from '../content/model/editorSettings';
import { escapeXml } from '../lib/text';

/** Where the editor lives. */
export const editorPath = '/admin/';

/** Where its page asks for the files of the content, on the author's own machine. */
export const apiPath = '/api';

/** Where its page sends a file that is to be imported. */
export const importPath = '/api/import';

/** How it proves that it was opened by the address that the author was told. */
export const tokenHeader = 'x-editor-token';

/** What the editor is told by its page: where the site is shown, or at which Git host the content lies. */
export type EditorPlace = { readonly site: string } | { readonly settings: EditorSettings };

/** The page of the editor. */
export const editorPage = (place: EditorPlace): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="data:," />
    <link rel="manifest" href="./manifest.json" />
    <link rel="stylesheet" href="./start.css" />
    <link rel="stylesheet" href="./typeface.css" />
    <script type="module" src="./start.js"></script>
  </head>
  <body>
    <div id="editor" data-place="${escapeXml(JSON.stringify(place))}"></div>
    <noscript>The editor needs JavaScript. The files in data/ can be edited without it.</noscript>
  </body>
</html>
`;

/** What has phones and desktops offer the editor as an app of its own; it needs the network as before. */
export const appManifest = {
  name: 'Editor',
  start_url: './',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#9c3016',
  icons: [{ src: './icon.svg', sizes: 'any', type: 'image/svg+xml' }],
} as const;

/** A pen, as the sign of the editor. */
export const appIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="#9c3016"/><path d="M6 18l1-4 8.5-8.5 3 3L10 17z" fill="#fff"/></svg>`;
