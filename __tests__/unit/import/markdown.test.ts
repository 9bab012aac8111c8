import { markdown } from '../../../src/import/readers/markdown';
import { allOf, kindOf } from '../../support/import/allOf';
import { inputOf } from '../../support/import/inputOf';

const entriesOf = async (files: Record<string, string>) =>
  kindOf(await allOf(markdown, inputOf(files)), 'entry');

/** What is lost, but for what is said of all texts that do not say where they stood. */
const lostIn = (found: Awaited<ReturnType<typeof allOf>>) =>
  kindOf(found, 'lost').filter(({ what }) => !/^where \d+ texts? stood, perhaps$/.test(what));

test('a post of Hugo has its fields, its picture and its addresses', async () => {
  const found = await allOf(
    markdown,
    inputOf({
      'hugo.toml': "baseURL = 'https://ina.example/'\ntitle = 'Ina'\n",
      'content/posts/tide/index.md': [
        '+++',
        'title = "Low \\"tide\\"" # said',
        'date = 2014-05-01T23:30:00-05:00',
        'tags = [',
        "  'Sea', # wet",
        "  'craft']",
        'categories = ["Craft"]',
        "aliases = ['/old/tide/']",
        'summary = "On tides."',
        '[cover]',
        'image = "low.jpg"',
        "alt = 'Mud'",
        '+++',
        'Text.<!--more-->',
        '',
        '![Mud](low.jpg "Then") ![Else](https://x.example/low.jpg)',
        '{{< figure src="low.jpg" caption="Mud [now]" >}}',
        '{{< youtube abc-1 >}} and {{< mystery 1 >}}',
        '```',
        '{{< figure src="low.jpg" >}}',
        '```',
        '## Head {#head}',
        '[see]({{< ref "posts/ebb.md#b" >}})',
      ].join('\n'),
      'content/posts/tide/low.jpg': 'jpg',
      'content/posts/ebb.md': '---\ntitle: Ebb\ndraft: true\nslug: ebbing\n---\nEbb.',
      'content/posts/_index.md': '---\ntitle: Posts\n---\n',
      'content/worlds/_index.md': '{\n  "title": "Worlds"\n}\nAll.',
      'content/worlds/maps.md': '---\ntitle: Maps\n---\nMaps.',
      'public/posts/tide/index.md': '---\ntitle: No\n---\n',
      'README.md': '# No',
    }),
  );
  const [tide, ...others] = kindOf(found, 'entry');
  const path = 'content/posts/tide/low.jpg';
  expect(tide).toEqual({
    kind: 'entry',
    key: 'https://ina.example/content/posts/tide/index.md',
    place: { file: 'content/posts/tide/index.md' },
    collection: 'posts',
    slug: 'tide',
    fields: {
      title: 'Low "tide"',
      description: 'On tides.',
      published: '2014-05-01',
      tags: ['Sea', 'craft'],
    },
    text: {
      format: 'markdown',
      source: [
        'Text.',
        '',
        `![Mud](${path} "Then") ![Else](https://x.example/low.jpg)`,
        `![Mud \\[now\\]](${path} "Mud [now]")`,
        '<https://www.youtube.com/watch?v=abc-1> and ',
        '```',
        '{{< figure src="low.jpg" >}}',
        '```',
        '## Head',
        '[see](/posts/ebbing/#b)',
      ].join('\n'),
    },
    pictures: { image: { address: path, alt: 'Mud' } },
    addresses: ['/posts/tide/', '/old/tide/'],
  });
  expect(
    others.map(({ collection, slug, fields, addresses, parent }) => [
      collection,
      slug,
      fields,
      addresses,
      parent,
    ]),
  ).toEqual([
    ['posts', 'ebbing', { title: 'Ebb', draft: true }, ['/posts/ebbing/'], undefined],
    ['ownPages', 'worlds', { title: 'Worlds' }, ['/worlds/'], undefined],
    [
      'ownPages',
      'maps',
      { title: 'Maps' },
      ['/worlds/maps/'],
      'https://ina.example/content/worlds/_index.md',
    ],
  ]);
  expect(kindOf(found, 'site')).toEqual([{ kind: 'site', origins: ['https://ina.example'] }]);
  expect(lostIn(found)).toEqual([
    {
      kind: 'lost',
      file: 'content/posts/tide/index.md',
      line: 18,
      what: '{{< mystery 1 >}}',
      why: 'only the old site knows what stands in its place',
    },
  ]);
});

test('a post of Jekyll has its day from its name, and its address as Jekyll makes it', async () => {
  const found = await entriesOf({
    'blog-main/_config.yml': 'url: https://ina.example\n',
    'blog-main/_posts/2014-05-01-low-tide.md':
      '---\ntitle: Tide\ncategories: Sea craft\n---\nSee [x]({% post_url 2014-06-01-ebb %}).\n\n![]({{ site.baseurl }}/img/a.jpg){: .wide}\n{% highlight js %}\n1\n{% endhighlight %}',
    'blog-main/_posts/2014-06-01-ebb.md':
      '---\nlayout: post\npermalink: /ebb/:year/\nredirect_from: old/ebb/\npublished: false\n---\nEbb',
    'blog-main/_drafts/soon.md': '---\ntitle: Soon\n---\nSoon',
    'blog-main/about.md': '---\nlayout: page\nimage: /img/a.jpg\n---\nMe',
    'blog-main/img/a.jpg': 'jpg',
  });
  expect(found.map(({ slug, fields, addresses }) => [slug, fields, addresses])).toEqual([
    [
      'low-tide',
      { title: 'Tide', published: '2014-05-01', tags: ['Sea', 'craft'] },
      ['/sea/craft/2014/05/01/low-tide.html'],
    ],
    ['ebb', { published: '2014-06-01', draft: true }, ['/ebb/2014/', '/old/ebb/']],
    ['soon', { title: 'Soon', draft: true }, []],
    ['about', {}, ['/about.html']],
  ]);
  expect(found[0]?.text?.source).toBe('See [x](/ebb/2014/).\n\n![](blog-main/img/a.jpg)\n```js\n\n1\n\n```');
  expect(found[3]?.text?.source).toBe('<img src="blog-main/img/a.jpg" alt="">\n\nMe');
});

test('a link to the file of another text leads to where that stood, however it is written', async () => {
  const [tide, fog] = await entriesOf({
    'hugo.toml': '',
    'content/posts/2023/fog.md': '---\ntitle: Fog\nslug: mist\n---\n[Tide](../tide/index.md)',
    'content/posts/tide/index.md': [
      '---',
      'title: Tide',
      '---',
      '[fog](../2023/fog.md), [fog](</posts/2023/fog.md#late> "Fog"), <a href="../2023/fog.md">fog</a>, [![a](a.jpg)](../2023/fog.md),',
      '[gone](../gone.md), [a](a.pdf) and [fog].',
      '',
      '[fog]: ../2023/fog.md',
    ].join('\n'),
    'content/posts/tide/a.pdf': 'pdf',
    'content/posts/tide/a.jpg': 'jpg',
  }).then((found) => found.toReversed());
  expect(fog?.text?.source).toBe('[Tide](/posts/tide/)');
  expect(tide?.text?.source).toBe(
    [
      '[fog](/posts/2023/mist/), [fog](/posts/2023/mist/ "Fog"), <a href="/posts/2023/mist/">fog</a>, [![a](content/posts/tide/a.jpg)](/posts/2023/mist/),',
      '[gone](../gone.md), [a](a.pdf) and [fog].',
      '',
      '[fog]: /posts/2023/mist/',
    ].join('\n'),
  );
});

test('a post of Eleventy has the fields of its form, be it Markdown or a template; pages that are put together stay out', async () => {
  const found = await allOf(
    markdown,
    inputOf({
      'content/blog/tide/tide.md': '---json\n{ "title": "Tide", "date": "2018-07-04" }\n---\nText.',
      'content/blog/ebb.njk': '---\ntitle: Ebb\n---\n    <p>Words.</p>{% include "x.njk" %}',
      'content/blog/odd.md': '---js\n{\n  title: "Odd",\n  day: function () {}\n}\n---\nText.',
      'content/blog/hidden.md': '---\npermalink: false\n---\nText.',
      'content/me.html': '---\ntitle: Me\n---\n<p>I.</p>',
      'content/all.njk': '---\ntitle: All\n---\n{% for post in posts %}{% endfor %}<h1>All</h1>',
      'site/_includes/post.njk': '---\ntitle: No\n---\n',
      'content/part.html': '<p>No</p>',
    }),
  );
  expect(
    kindOf(found, 'entry').map(({ slug, fields, text, addresses }) => [slug, fields, text, addresses]),
  ).toEqual([
    [
      'tide',
      { title: 'Tide', published: '2018-07-04' },
      { format: 'markdown', source: 'Text.' },
      ['/blog/tide/'],
    ],
    ['ebb', { title: 'Ebb' }, { format: 'html', source: '<p>Words.</p>' }, ['/blog/ebb/']],
    ['odd', { title: 'Odd', draft: true }, { format: 'markdown', source: 'Text.' }, ['/blog/odd/']],
    ['hidden', { draft: true }, { format: 'markdown', source: 'Text.' }, ['/blog/hidden/']],
    ['me', { title: 'Me' }, { format: 'html', source: '<p>I.</p>' }, ['/me/']],
  ]);
  expect(lostIn(found).map(({ what, why }) => [what, why])).toEqual([
    ['{% include "x.njk" %}', 'only the old site knows what stands in its place'],
    ['fields above the text', 'they cannot be read from here on'],
    [
      'the page “All”',
      'the old site puts it together: what it says by itself has its own place here: data/pages/',
    ],
  ]);
});

test('a text with a day is a post in any folder, its folder may be its category, and what ends is a draft', async () => {
  const found = await allOf(
    markdown,
    inputOf({
      'content/essays/tide.md': '---\ndate: 2020-01-01\n---\nText.',
      'content/about.md': '---\ndate: 2020-01-01\n---\nText.',
      'content/posts/fair.md': '---\ntitle: Fair\nexpiryDate: 2021-05-01\n---\nText.',
    }),
  );
  expect(kindOf(found, 'entry').map(({ collection, fields }) => [collection, fields])).toEqual([
    ['posts', { published: '2020-01-01' }],
    ['ownPages', {}],
    ['posts', { title: 'Fair', draft: true }],
  ]);
  expect(lostIn(found).map(({ what, why }) => [what, why])).toEqual([
    [
      'that “Fair” ends on 2021-05-01',
      'nothing here ends by itself: it comes as a draft, which you may publish',
    ],
  ]);
  const [post] = await entriesOf({ '_config.yml': '', 'sea/_posts/2020-01-01-a.md': 'Text.' });
  expect(post?.fields).toEqual({ published: '2020-01-01', tags: ['sea'] });
});

test.each([
  ['YAML that is none', '---\ntitle: a: b\n---\nText', 2],
  [
    'aliases that multiply',
    `---\na: &a [x]\n${Array.from({ length: 200 }, (_, at) => `b${at}: [${'*a, '.repeat(9)}]`).join('\n')}\n---\nText`,
    1,
  ],
  ['what lies too deep', `---\na: ${'['.repeat(2900)}\n---\nText`, 1],
  ['TOML that is none', '+++\ntitle = "T"\nodd = lamp\n+++\nText', 3],
  ['JSON that is none', '{\n"title": }\n}\nText', 1],
])('%s makes a draft, and its line is said', async (_name, source, line) => {
  const found = await allOf(markdown, inputOf({ 'posts/x.md': source }));
  const [entry] = kindOf(found, 'entry');
  expect(entry).toMatchObject({ fields: { draft: true }, text: { source: 'Text' } });
  expect(lostIn(found)).toMatchObject([
    { file: 'posts/x.md', what: 'fields above the text', why: 'they cannot be read from here on' },
  ]);
  expect(lostIn(found)[0]?.line).toBeGreaterThanOrEqual(line);
});

test('names and paths do no harm', async () => {
  const [entry] = await entriesOf({
    'posts/x.md': '+++\nimage = "../../../etc/passwd"\n[__proto__]\nx = 1\n+++\n![](../../../../etc/passwd)',
  });
  expect(entry?.text?.source).toBe('![](../../../../etc/passwd)');
  expect(entry?.pictures).toEqual({ image: { address: '../../../etc/passwd' } });
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('many signs of tags take no time', async () => {
  const found = await allOf(
    markdown,
    inputOf({ 'posts/x.md': `---\ntitle: X\n---\n${'{% '.repeat(300_000)}` }),
  );
  expect(lostIn(found).map(({ what }) => what)).toEqual(['all tags']);
});

test('texts that are no posts are passed over, or said', async () => {
  const found = await allOf(
    markdown,
    inputOf({
      'content/posts/a.md': '---\ntitle: A\n---\nA',
      'content/posts/a.de.md': '---\ntitle: A\n---\nA',
      'content/_index.md': '---\ntitle: Home\n---\nWelcome',
      'content/archive.md': '---\ntitle: Archive\n---\n',
      'node_modules/x/posts/b.md': '---\ntitle: B\n---\n',
    }),
  );
  expect(kindOf(found, 'entry').map(({ slug }) => slug)).toEqual(['a']);
  expect(lostIn(found).map(({ what, why }) => [what, why])).toEqual([
    [
      'the text of a list',
      'what stands above lists and on the home page has its own place here: data/pages/',
    ],
    ['the page “Archive”', 'it has no text of its own'],
  ]);
  expect(kindOf(found, 'left')).toMatchObject([{ what: 'texts in other languages', count: 1 }]);
});

test('texts of the same path at two sites are two', async () => {
  const keyAt = async (settings: Record<string, string>) =>
    (await entriesOf({ ...settings, 'content/posts/tide.md': '---\ntitle: Tide\n---\nText.' }))[0]?.key;
  expect(await keyAt({ 'hugo.toml': "baseURL = 'https://a.example/'" })).toBe(
    'https://a.example/content/posts/tide.md',
  );
  expect(await keyAt({})).toBe('content/posts/tide.md');
});

test.each([
  ['hugo.toml', "[permalinks]\nposts = '/:year/:month/:title/'\n"],
  ['hugo.yaml', 'permalinks:\n  page:\n    posts: /:year/:month/:title/\n'],
])('what %s says of addresses holds', async (name, settings) => {
  const [tide] = await entriesOf({
    [name]: settings,
    'content/posts/t.md': "+++\ntitle = 'Low tide'\ndate = 2014-05-01\n+++\nText.",
  });
  expect(tide?.addresses).toEqual(['/2014/05/low-tide/']);
});

test.each([
  ['Hugo', {}, ['/index.xml', '/feed/feed.xml', '/tags/low-tide/']],
  ['Jekyll', { '_config.yml': 'url: https://ina.example\n' }, ['/feed.xml', '/atom.xml']],
])('the feed and the tags of %s lead on', async (_name, more, froms) => {
  const text = '---\ntitle: Tide\ndate: 2014-05-01\ntags: [Low tide]\n---\nText.';
  const found = await allOf(markdown, inputOf({ ...more, 'posts/tide.md': text }));
  expect(kindOf(found, 'move').map(({ from }) => from)).toEqual(froms);
});

test.each([
  ['', 'url: /tide', []],
  ['hugo.toml', '', ['where 1 text stood, perhaps']],
  ['hugo.toml', 'url: /tide', []],
  ['_config.yml', '', []],
])('that addresses are guessed is said: with %s and %j', async (settings, field, said) => {
  const found = await allOf(
    markdown,
    inputOf({ [settings || 'a.txt']: '', 'posts/t.md': `---\ntitle: T\n${field}\n---\nText.` }, 'blog'),
  );
  expect(kindOf(found, 'lost').map(({ what }) => what)).toEqual(said);
});
