import { substack } from '../../../src/import/readers/substack';
import { allOf, kindOf } from '../../support/import/allOf';
import { inputOf } from '../../support/import/inputOf';

const columns =
  'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url';

const wrapped =
  'https://substackcdn.com/image/fetch/w_1456,c_limit,f_auto,q_auto:good,fl_progressive:steep/https%3A%2F%2Fpictures.example%2Fpublic%2Fimages%2Flamp_10x20.jpeg';

const letter = `<p>Hello, <em>you</em>.</p>
<div class="captioned-image-container"><figure><a class="image-link" href="${wrapped}"><picture><source type="image/webp" srcset="${wrapped} 424w"><img src="${wrapped}" srcset="${wrapped} 424w" alt="A lamp"></picture></a></figure></div>
<div class="subscription-widget-wrap" data-component-name="SubscribeWidgetToDOM"><form><input type="email"></form><p>Thanks for reading!</p></div>
<p class="button-wrapper" data-component-name="ButtonCreateButton"><a class="button" href="https://ina.example/p/lamp?utm_source=substack&amp;action=share"><span>Share</span></a></p>
<p class="button-wrapper" data-component-name="ButtonCreateButton"><a class="button" href="https://shop.example/lamp"><span>Buy it</span></a></p>`;

const archive = {
  'posts.csv': [
    columns,
    '101.lamp,2023-05-01T23:30:00.000Z,true,,,newsletter,everyone,"The Lamp, again","A note, short",',
    '102.secret,2023-06-01T10:00:00.000Z,true,,,newsletter,only_paid,Secret,,',
    '103.talk,2023-07-01T10:00:00.000Z,true,,,podcast,everyone,Talk,,https://sounds.example/talk.mp3',
    '104.half,,false,,,newsletter,everyone,,,',
  ].join('\n'),
  'posts/101.lamp.html': letter,
  'posts/102.secret.html': '<p>See <a href="https://ina.example/p/lamp">this</a>.</p>',
  'posts/103.talk.html': '',
  'posts/101.opens.csv': 'email\nreader@mail.example',
  'email_list.ina.csv': 'email\nreader@mail.example',
};

test('a post of Substack has its title, day, address and text, with real pictures and without forms', async () => {
  const [entry] = kindOf(await allOf(substack, inputOf(archive)), 'entry');
  const picture = 'https://pictures.example/public/images/lamp_10x20.jpeg';
  expect(entry).toEqual({
    kind: 'entry',
    key: '101.lamp',
    place: { file: 'posts.csv', line: 2 },
    collection: 'posts',
    slug: 'lamp',
    fields: { title: 'The Lamp, again', description: 'A note, short', published: '2023-05-01' },
    text: {
      format: 'html',
      source: [
        '<p>Hello, <em>you</em>.</p>',
        `<div class="captioned-image-container"><figure><a class="image-link" href="${picture}"><picture><img src="${picture}" alt="A lamp"></picture></a></figure></div>`,
        '',
        '',
        '<p class="button-wrapper" data-component-name="ButtonCreateButton"><a class="button" href="https://shop.example/lamp"><span>Buy it</span></a></p>',
      ].join('\n'),
    },
    addresses: ['/p/lamp'],
  });
});

test('what only some could read becomes a draft, and that is said', async () => {
  const found = await allOf(substack, inputOf(archive));
  const [, secret, talk, half] = kindOf(found, 'entry');
  expect(secret?.fields).toEqual({ title: 'Secret', published: '2023-06-01', draft: true });
  expect(talk?.text?.source).toBe('<p><a href="https://sounds.example/talk.mp3">Talk</a></p>');
  expect(half).toMatchObject({ fields: { draft: true }, addresses: [] });
  expect(kindOf(found, 'lost')).toEqual([
    {
      kind: 'lost',
      file: 'posts.csv',
      line: 3,
      what: 'that “Secret” is for paying readers alone',
      why: 'pages here are open to all: it comes as a draft, which you may publish',
    },
    {
      kind: 'lost',
      file: 'posts.csv',
      line: 5,
      what: 'the text of “104.half”',
      why: 'the archive has no posts/104.half.html',
    },
  ]);
});

test('readers’ addresses are not even opened, and forms are counted', async () => {
  const input = inputOf(archive);
  const opened: string[] = [];
  const watched = {
    ...input,
    files: input.files.map((file) => ({
      ...file,
      chunks: () => {
        opened.push(file.path);
        return file.chunks();
      },
    })),
  };
  const found = await allOf(substack, watched);
  expect(opened.filter((path) => path.endsWith('.csv'))).toEqual(['posts.csv']);
  expect(kindOf(found, 'left')).toEqual([
    {
      kind: 'left',
      count: 2,
      what: 'forms and buttons to subscribe and share',
      why: 'they work at Substack alone',
    },
    {
      kind: 'left',
      count: 2,
      what: 'lists of readers’ addresses',
      why: 'they are not read: take them to a newsletter service yourself',
    },
  ]);
});

test('the archive’s own host is known by the links between its posts', async () => {
  const found = await allOf(substack, inputOf(archive));
  expect(kindOf(found, 'site')).toEqual([{ kind: 'site', origins: ['https://ina.example'] }]);
  expect(kindOf(found, 'move').map(({ from, to }) => [from, to])).toEqual([
    ['/feed', { path: '/rss.xml' }],
    ['/archive', { path: '/blog/' }],
  ]);
});

test('an archive may lie in a folder, and a name with .. is a name like any other', async () => {
  const csv = `${columns}\n../../101.lamp,,true,,,newsletter,everyone,Up,,\n__proto__,,true,,,newsletter,everyone,Odd,,`;
  const found = await allOf(substack, inputOf({ 'export/posts.csv': csv, '101.lamp.html': 'secret' }));
  expect(kindOf(found, 'lost').map(({ what }) => what)).toEqual(['the text of “Up”', 'the text of “Odd”']);
});

const data = (fields: object): string => JSON.stringify(fields).replaceAll('"', '&quot;');

test('what the scripts of Substack would show stands in its place, or is said', async () => {
  const images = [{ src: 'https://pictures.example/a.jpg' }, { src: 'https://pictures.example/b.jpg' }];
  const found = await allOf(
    substack,
    inputOf({
      'posts.csv': `${columns}\n101.lamp,2023-05-01T23:30:00.000Z,true,,,newsletter,everyone,Lamp,,`,
      'posts/101.lamp.html': [
        `<div class="image-gallery-embed" data-attrs="${data({ gallery: { images, caption: 'Two <lamps>', alt: '' } })}"></div>`,
        `<div class="twitter-embed" data-attrs="${data({ full_text: 'A lamp.', url: 'https://x.example/1', name: 'Jo' })}"></div>`,
        `<p>With <span class="mention-wrap" data-attrs="${data({ name: 'Jo Fern' })}"></span>.</p>`,
        '<div class="poll-embed" data-attrs="{&quot;id&quot;:1}"></div><div class="tweet"><p>Old.</p></div>',
        '<div class="image-link-expand"><button><svg></svg></button></div>',
      ].join(''),
    }),
  );
  expect(kindOf(found, 'entry')[0]?.text?.source).toBe(
    '<figure class="gallery"><img src="https://pictures.example/a.jpg" alt=""><img src="https://pictures.example/b.jpg" alt=""><figcaption>Two &#x3C;lamps></figcaption></figure>' +
      '<blockquote><p>A lamp.</p></blockquote><p><a href="https://x.example/1">Jo</a></p>' +
      '<p>With <span>Jo Fern</span>.</p><div class="tweet"><p>Old.</p></div>',
  );
  expect(kindOf(found, 'lost').map(({ what, why }) => [what, why])).toEqual([
    ['a poll in “Lamp”', 'only Substack can show it'],
  ]);
});
