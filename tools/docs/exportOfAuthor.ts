/** Posts of an invented author, in an export of WordPress, for the picture of an import. */
const posts = [
  ['The lighthouse that was not there', 'Every map of the coast has it, and nobody has seen it.'],
  ['How a ghost story begins', 'With somebody who does not believe in it. <script>count()</script>'],
  [
    'Notes from the harbour',
    'It rained. <img src="https://elling.example/wp-content/uploads/harbour.jpg" alt="The harbour in the rain" />',
  ],
  ['Why the third draft is the first', 'The other two were for me.'],
  ['A year of short stories', 'Twelve of them, and where you can read them. [contact-form]'],
] as const;

const item = ([title, text]: (typeof posts)[number], index: number): string => {
  const name = title.toLowerCase().replaceAll(' ', '-');
  return `<item><title>${title}</title><link>https://elling.example/2024/0${index + 1}/${name}/</link>
<content:encoded><![CDATA[<p>${text}</p>]]></content:encoded>
<wp:post_id>${index + 1}</wp:post_id><wp:post_date>2024-0${index + 1}-09 10:00:00</wp:post_date>
<wp:post_name>${name}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
};

export const exportOfAuthor = Buffer.from(`<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Mara Elling</title><link>https://elling.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://elling.example</wp:base_site_url><wp:base_blog_url>https://elling.example</wp:base_blog_url>
${posts.map(item).join('\n')}
</channel></rss>
`);
