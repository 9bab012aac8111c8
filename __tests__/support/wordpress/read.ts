import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Found, Input, InputFile } from '../../../src/import/found';

/** The text of a fixture. */
export const fixture = (name: string): string => readFileSync(join(__dirname, name), 'utf8');

/** A file in memory, handed over in pieces of some bytes. */
export const fileOf = (path: string, content: string | Uint8Array, step = 4096): InputFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    path,
    size: bytes.length,
    head: new TextDecoder().decode(bytes.subarray(0, 4096)),
    chunks: async function* () {
      for (let at = 0; at < bytes.length; at += step)
        yield await Promise.resolve(bytes.subarray(at, at + step));
    },
  };
};

export const inputOf = (...files: readonly InputFile[]): Input => ({ name: 'export', files });

export { allOf } from '../import/allOf';
export { entriesIn } from '../import/inputOf';

/** What is lost, as it is said. */
export const lossesIn = (found: readonly Found[]): string[] =>
  found.filter((one) => one.kind === 'lost').map(({ what, why }) => `${what}: ${why}`);

/** An export with these elements in its channel. */
export const exportWith = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<wp:base_blog_url>https://mara.example</wp:base_blog_url>
${inner}
</channel>
</rss>
`;

/** An entry of an export, of these elements. */
export const itemWith = (fields: Readonly<Record<string, string>>, more = ''): string =>
  `<item>${Object.entries(fields)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}${more}</item>`;

/** What a plugin says of an entry. */
export const metaWith = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

/** A book of a plugin, of what that says of it. */
export const bookWith = (type: string, meta: Readonly<Record<string, string>>, more = ''): string =>
  exportWith(
    itemWith(
      { title: 'Rime', 'wp:post_id': '1', 'wp:post_name': 'rime', 'wp:post_type': type },
      more +
        Object.entries(meta)
          .map(([key, value]) => metaWith(key, value))
          .join(''),
    ),
  );
