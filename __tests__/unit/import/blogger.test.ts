import { blogger } from '../../../src/import/readers/blogger';
import { allOf, kindOf } from '../../support/import/allOf';
import { inputOf } from '../../support/import/inputOf';

const kind = (name: string) =>
  `<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${name}'/>`;

const backup = `<?xml version='1.0' encoding='UTF-8'?><?xml-stylesheet href="x.css" type="text/css"?>
<feed xmlns='http://www.w3.org/2005/Atom' xmlns:app='http://purl.org/atom/app#'>
<id>tag:blogger.com,1999:blog-7.archive</id><title type='text'>Ina &amp; the Sea</title>
<link rel='self' href='https://www.blogger.com/feeds/7/archive'/>
<link rel='alternate' type='text/html' href='http://ina-sea.example/'/>
<entry><id>tag:blogger.com,1999:blog-7.settings.BLOG_NAME</id>${kind('settings')}<content>Ina</content></entry>
<entry><id>tag:blogger.com,1999:blog-7.post-1</id><published>2014-05-01T23:30:00.000-05:00</published>
${kind('post')}<category scheme='http://www.blogger.com/atom/ns#' term='Craft &amp; Salt'/>
<title type='text'>The Tide</title><content type='html'>&lt;p&gt;Low &amp;amp; high.&#8;&lt;/p&gt;</content>
<link rel='replies' href='http://ina-sea.example/feeds/1/comments/default'/>
<link rel='alternate' type='text/html' href='http://ina-sea.example/2014/05/tide.html'/></entry>
<entry><id>tag:blogger.com,1999:blog-7.post-2</id><published>2014-06-01T10:00:00.000-05:00</published>
<app:control><app:draft>yes</app:draft></app:control>${kind('post')}<title type='text'></title><content type='html'>Soon</content></entry>
<entry><id>tag:blogger.com,1999:blog-7.page-3</id><published>2014-06-01T10:00:00.000-05:00</published>${kind('page')}
<title type='text'>About me</title><content type='html'>Me</content>
<link rel='alternate' type='text/html' href='http://ina-sea.example/p/about-me.html'/></entry>
<entry><id>tag:blogger.com,1999:blog-7.post-4</id>${kind('comment')}<content>Nice</content></entry>
<entry><id>tag:blogger.com,1999:blog-7.post-5</id>${kind('comment')}<content>Nice</content></entry>
</feed>`;

const takeout = `<?xml version='1.0' encoding='utf-8'?>
<feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'>
<id>tag:blogger.com,1999:blog-7</id><title>Ina</title>
<entry><id>tag:blogger.com,1999:blog-7.post-1</id><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status>
<author><name>Ina</name><blogger:type>BLOGGER</blogger:type></author><title>The Tide</title><content type='html'>Low</content>
<blogger:metaDescription>On the tide.</blogger:metaDescription><published>2014-05-02T04:30:00Z</published>
<category scheme='tag:blogger.com,1999:blog-7' term='Craft'/><blogger:filename>/2014/05/tide.html</blogger:filename></entry>
<entry><id>tag:blogger.com,1999:blog-7.post-2</id><blogger:type>PAGE</blogger:type><blogger:status>DRAFT</blogger:status>
<title>Links</title><content type='html'>None</content><blogger:filename/></entry>
<entry><id>c</id><blogger:type>COMMENT</blogger:type><content>Nice</content></entry>
<entry><id>d</id><blogger:type>POST</blogger:type><blogger:status>SOFT_TRASHED</blogger:status><title>Gone</title></entry>
</feed>`;

test('a backup of Blogger becomes posts and pages', async () => {
  const found = await allOf(blogger, inputOf({ 'blog-05-01-2014.xml': backup }));
  const file = 'blog-05-01-2014.xml';
  expect(kindOf(found, 'entry')).toEqual([
    {
      kind: 'entry',
      key: 'tag:blogger.com,1999:blog-7.post-1',
      place: { file, line: 7 },
      collection: 'posts',
      slug: 'tide',
      fields: { title: 'The Tide', published: '2014-05-01', tags: ['Craft & Salt'] },
      text: { format: 'html', source: '<p>Low &amp; high.</p>' },
      addresses: ['/2014/05/tide.html'],
    },
    {
      kind: 'entry',
      key: 'tag:blogger.com,1999:blog-7.post-2',
      place: { file, line: 12 },
      collection: 'posts',
      slug: '',
      fields: { published: '2014-06-01', draft: true },
      text: { format: 'html', source: 'Soon' },
      addresses: [],
    },
    {
      kind: 'entry',
      key: 'tag:blogger.com,1999:blog-7.page-3',
      place: { file, line: 14 },
      collection: 'ownPages',
      slug: 'about-me',
      fields: { title: 'About me' },
      text: { format: 'html', source: 'Me' },
      addresses: ['/p/about-me.html'],
    },
  ]);
});

test('labels and feeds of Blogger lead somewhere, and comments are counted', async () => {
  const found = await allOf(blogger, inputOf({ 'blog.xml': backup }));
  expect(kindOf(found, 'site')).toEqual([{ kind: 'site', origins: ['http://ina-sea.example'] }]);
  expect(kindOf(found, 'move').map(({ from, to }) => [from, to])).toEqual([
    ['/feeds/posts/default', { path: '/rss.xml' }],
    ['/feeds/posts/default?alt=rss', { path: '/rss.xml' }],
    ['/atom.xml', { path: '/rss.xml' }],
    ['/search/label/Craft%20%26%20Salt', { tag: 'Craft & Salt' }],
  ]);
  expect(kindOf(found, 'left')).toEqual([
    { kind: 'left', count: 2, what: 'comments', why: 'this site has none' },
    { kind: 'left', count: 1, what: 'settings and templates', why: 'they are for Blogger alone' },
  ]);
  expect(kindOf(found, 'lost')).toEqual([]);
});

test('so does what Google Takeout has of it', async () => {
  const path = 'Takeout/Blogger/Blogs/Ina/feed.atom';
  const found = await allOf(blogger, inputOf({ [path]: takeout, 'Takeout/archive_browser.html': '<html>' }));
  expect(kindOf(found, 'entry')).toMatchObject([
    {
      collection: 'posts',
      slug: 'tide',
      fields: { title: 'The Tide', description: 'On the tide.', published: '2014-05-02', tags: ['Craft'] },
      addresses: ['/2014/05/tide.html'],
    },
    { collection: 'ownPages', slug: '', fields: { title: 'Links', draft: true }, addresses: [] },
  ]);
  expect(kindOf(found, 'left').map(({ what, count }) => [what, count])).toEqual([
    ['comments', 1],
    ['deleted posts', 1],
  ]);
});

test('what Google Takeout has leads to the blog itself, though it does not say where that was', async () => {
  const led = takeout.replace(
    "<content type='html'>None",
    '<content type=\'html\'>&lt;a href="https://ina.blogspot.co.uk/2014/05/tide.html"&gt;a&lt;/a&gt; https://b.example/2014/06/b.html',
  );
  const found = await allOf(blogger, inputOf({ 'feed.atom': led }));
  expect(kindOf(found, 'site').map(({ origins }) => origins)).toEqual([['https://ina.blogspot.co.uk']]);
});

test('a blog’s feed is read as well, and said to be no export', async () => {
  const feed = backup.replaceAll(kind('post'), '').replaceAll(kind('page'), '');
  const found = await allOf(blogger, inputOf({ 'default.xml': feed }));
  expect(kindOf(found, 'lost')).toEqual([
    {
      kind: 'lost',
      file: 'default.xml',
      what: 'older posts',
      why: 'this is the feed of a blog and has only the newest posts: Settings → Back up content at Blogger has all',
    },
  ]);
});
