import { ghost } from '../../../src/import/readers/ghost';
import { allOf, kindOf } from '../../support/import/allOf';
import { inputOf } from '../../support/import/inputOf';

const data = {
  posts: [
    {
      id: '1',
      uuid: 'u-1',
      title: 'Fog  Horn',
      slug: 'fog-horn',
      html: '<p>See <a href="__GHOST_URL__/about/">me</a>.</p>',
      feature_image: '__GHOST_URL__/content/images/fog.jpg',
      type: 'post',
      status: 'published',
      visibility: 'public',
      published_at: '2021-03-04T23:59:00.000Z',
      custom_excerpt: 'On fog.',
    },
    { id: '2', title: 'Dues', slug: 'dues', html: '<p>Paid</p>', status: 'published', visibility: 'paid' },
    { id: '3', title: 'Letter', slug: 'letter', html: '<p>Sent</p>', status: 'sent', visibility: 'public' },
    { id: '4', title: '(Untitled)', slug: 'untitled', html: null, plaintext: 'A & b\n\nc', status: 'draft' },
    { id: '5', title: 'Locked', slug: 'locked', html: null, lexical: '{"root":{}}', status: 'draft' },
    {
      id: '6',
      title: 'About',
      slug: 'about',
      html: '<p>Me</p>',
      type: 'page',
      status: 'published',
      feature_image: '__GHOST_URL__/content/images/me.jpg',
      codeinjection_head: '<script>1</script>',
    },
    {
      id: 7,
      title: 'Old',
      slug: 'old',
      html: '<p>Old</p>',
      status: 'published',
      published_at: 1283780649000,
    },
    {
      id: '8',
      title: 'Soon',
      slug: 'soon',
      html: '<p>Soon</p>',
      status: 'scheduled',
      published_at: '2031-01-02T08:00:00.000Z',
    },
  ],
  posts_meta: [
    {
      post_id: '1',
      feature_image_alt: 'Fog',
      feature_image_caption: '<span>Off <b>Skye</b></span>',
      meta_description: 'no',
    },
    { post_id: '7', meta_description: 'An old one.' },
  ],
  tags: [
    { id: 't1', name: 'Sea', slug: 'sea' },
    { id: 't2', name: '#layout', slug: 'hash-layout', visibility: 'internal' },
    { id: 't3', name: 'Craft', slug: 'craft' },
    { id: 't4', name: 'Unused', slug: 'unused' },
  ],
  posts_tags: [
    { post_id: '1', tag_id: 't1', sort_order: 1 },
    { post_id: '1', tag_id: 't2', sort_order: 2 },
    { post_id: '1', tag_id: 't3', sort_order: 0 },
  ],
  users: [{ id: 'a', name: 'Ina', slug: 'ina' }],
  settings: [{ key: 'title', value: 'Ina writes' }],
};

const exported = JSON.stringify({ db: [{ meta: { exported_on: 1 }, data }] });
const read = async (text = exported) => allOf(ghost, inputOf({ 'ina.ghost.json': text }));
const file = 'ina.ghost.json';

test('a post of Ghost has its text, tags, picture and address', async () => {
  const [caption, post] = await read();
  const image = { address: '/content/images/fog.jpg', alt: 'Fog' };
  expect(caption).toEqual({
    kind: 'file',
    ...image,
    caption: 'Off Skye',
  });
  expect(post).toEqual({
    kind: 'entry',
    key: 'u-1',
    place: { file },
    collection: 'posts',
    slug: 'fog-horn',
    fields: { title: 'Fog Horn', description: 'On fog.', published: '2021-03-04', tags: ['Craft', 'Sea'] },
    text: { format: 'html', source: '<p>See <a href="/about/">me</a>.</p>' },
    pictures: { image },
    addresses: ['/fog-horn/'],
  });
});

test('drafts, pages and old days come as what they are', async () => {
  const found = kindOf(await read(), 'entry').slice(1);
  expect(found.map(({ fields, collection }) => [collection, fields])).toEqual([
    ['posts', { title: 'Dues', draft: true }],
    ['posts', { title: 'Letter', draft: true }],
    ['posts', { draft: true }],
    ['posts', { title: 'Locked', draft: true }],
    ['ownPages', { title: 'About' }],
    ['posts', { title: 'Old', description: 'An old one.', published: '2010-09-06' }],
    ['posts', { title: 'Soon', published: '2031-01-02' }],
  ]);
  expect(found.map(({ text }) => text?.source).slice(2, 5)).toEqual([
    '<p>A &amp; b</p><p>c</p>',
    undefined,
    '<p><img src="/content/images/me.jpg" alt=""></p><p>Me</p>',
  ]);
});

test('what Ghost kept from readers, or has for itself alone, is said', async () => {
  const lost = kindOf(await read(), 'lost').map(({ what, why }) => `${what}: ${why}`);
  const asDraft = 'pages here are open to all: it comes as a draft, which you may publish';
  expect(lost).toEqual([
    `that “Dues” is for members alone: ${asDraft}`,
    `that “Letter” was sent by e-mail alone: ${asDraft}`,
    'the text of “Locked”: the export has it in a form for Ghost’s editor alone: open it there, save it, and export again',
    'the code injected into “About”: pages here run no code of others',
  ]);
});

test('tags, authors and the feed of Ghost lead somewhere', async () => {
  const found = await read(JSON.stringify({ data }));
  expect(kindOf(found, 'move').map(({ from, to }) => [from, to])).toEqual([
    ['/tag/sea/', { tag: 'Sea' }],
    ['/tag/craft/', { tag: 'Craft' }],
    ['/author/ina/', { path: '/about/' }],
    ['/rss/', { path: '/rss.xml' }],
  ]);
});
