import { zipSync } from 'fflate';

/** A post as an export of WordPress has it. */
interface Post {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

const name = ({ title }: Post): string => title.toLowerCase().replaceAll(' ', '-');

const item = (post: Post): string => `<item>
  <title>${post.title}</title>
  <link>https://old.example/2023/05/${name(post)}/</link>
  <content:encoded><![CDATA[${post.text}]]></content:encoded>
  <wp:post_id>${post.id}</wp:post_id>
  <wp:post_date>2023-05-0${post.id} 10:00:00</wp:post_date>
  <wp:post_name>${name(post)}</wp:post_name>
  <wp:status>publish</wp:status>
  <wp:post_type>post</wp:post_type>
</item>`;

/** The posts of the small export. */
export const posts: readonly Post[] = [
  { id: 1, title: 'The Lamp', text: '<p>She lit it at four.</p>' },
  { id: 2, title: 'The Quay', text: '<p>Nobody came. <a href="/2023/05/the-lamp/">The lamp</a> burned.</p>' },
];

/** An export of WordPress with these posts. */
export const wordpressExport = (all: readonly Post[] = posts): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Notes from the quay</title>
<link>https://old.example</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
${all.map(item).join('\n')}
</channel>
</rss>
`);

/** That export with a picture in its first post, and the folder that has it, as a ZIP archive. */
export const withUploads = (picture: Uint8Array): Buffer => {
  const text =
    '<p>She lit it.</p><p><img src="https://old.example/wp-content/uploads/lamp.png" alt="A lamp"></p>';
  return Buffer.from(
    zipSync({
      'export.xml': wordpressExport([{ id: 1, title: 'The Lamp', text }]),
      'wp-content/uploads/lamp.png': picture,
    }),
  );
};
