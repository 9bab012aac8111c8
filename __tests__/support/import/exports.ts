import { pixel } from '../content';
import { fixture } from '../wordpress/read';
import { onixMessage, product } from './onixMessage';

/** What each source exports, by its name: something of each kind that it knows, with a picture where it has one beside it. */
export const exportsOf: Readonly<Record<string, Readonly<Record<string, string | Uint8Array>>>> = {
  WordPress: { 'frostline.xml': fixture('frostline.xml') },
  Blogger: {
    'blog.xml': `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://www.w3.org/2007/app"><id>tag:blogger.com,1999:blog-7.archive</id>
<link rel="alternate" type="text/html" href="https://mara.example/"/>
<entry><id>tag:blogger.com,1999:blog-7.post-1</id><published>2014-05-01T23:30:00-05:00</published>
<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#post"/>
<category scheme="http://www.blogger.com/atom/ns#" term="Craft"/><title>On salt</title>
<content type="html">&lt;p&gt;Salt keeps. &lt;a href="https://mara.example/p/me.html"&gt;Me&lt;/a&gt;.&lt;/p&gt;</content>
<link rel="alternate" type="text/html" href="https://mara.example/2014/05/on-salt.html"/></entry>
<entry><id>tag:blogger.com,1999:blog-7.page-2</id><published>2014-05-02T10:00:00-05:00</published>
<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#page"/>
<title>Me</title><content type="html">&lt;p&gt;I write.&lt;/p&gt;</content>
<link rel="alternate" type="text/html" href="https://mara.example/p/me.html"/></entry></feed>`,
  },
  Substack: {
    'posts.csv':
      'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url\n' +
      '12.on-salt,2021-03-04T10:00:00.000Z,true,,,newsletter,everyone,On salt,What keeps,\n' +
      '13.for-payers,2021-04-04T10:00:00.000Z,true,,,newsletter,only_paid,For payers,,\n',
    'posts/12.on-salt.html': '<p>Salt keeps. <em>Always.</em></p>',
    'posts/13.for-payers.html': '<p>For those who pay.</p>',
  },
  Ghost: {
    'mara.ghost.json': JSON.stringify({
      db: [
        {
          meta: { version: '5.0.0' },
          data: {
            posts: [
              {
                id: '1',
                title: 'On salt',
                slug: 'on-salt',
                html: '<p>Salt keeps.</p>',
                type: 'post',
                status: 'published',
                visibility: 'public',
                published_at: '2022-01-02T10:00:00.000Z',
              },
              {
                id: '2',
                title: 'Me',
                slug: 'me',
                html: '<p>I write.</p>',
                type: 'page',
                status: 'published',
                visibility: 'public',
                published_at: '2022-01-02T10:00:00.000Z',
              },
            ],
            posts_tags: [{ post_id: '1', tag_id: 't' }],
            tags: [{ id: 't', name: 'Craft', slug: 'craft' }],
          },
        },
      ],
    }),
  },
  ONIX: {
    'onix.xml': onixMessage(
      [product({ isbn: '9780306406157', form: 'BC', title: 'Salt and Ash', day: '20190503' })],
      'reference',
    ),
  },
  Feed: {
    'feed.xml': `<?xml version="1.0"?><rss version="2.0"><channel><title>Mara</title><link>https://mara.example/</link>
<item><title>On salt</title><link>https://mara.example/on-salt/</link><guid>https://mara.example/on-salt/</guid>
<pubDate>Thu, 01 May 2014 10:00:00 +0000</pubDate><category>Craft</category><description>&lt;p&gt;Salt keeps.&lt;/p&gt;</description></item>
</channel></rss>`,
  },
  Spreadsheet: {
    'books.csv':
      'Title;Series;Number;ISBN;Publisher;Published;Pages;Blurb;Amazon\n' +
      'Salt and Ash;Frostline;1;978-0-306-40615-7;Hollow Press;03.05.2019;312;"Winter comes.\n\nIt stays.";https://shop.example/salt\n' +
      'Rime;Frostline;2;;Hollow Press;2021;280;;\n',
  },
  Markdown: {
    'content/posts/on-salt/index.md':
      '---\ntitle: On salt\ndate: 2014-05-01\ntags: [Craft]\n---\n\nSalt keeps. ![A grain](grain.png)\n\n<b>Bold</b> and [me](http://mara.example/me/).\n',
    'content/posts/on-salt/grain.png': pixel,
    'content/me.md': '+++\ntitle = "Me"\n+++\n\nI write.\n',
  },
};
