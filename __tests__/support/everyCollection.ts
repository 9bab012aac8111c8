import { book, type Changes, pixel, silence, site } from './content';

const text = `Words of {press}, *some* of them **strong**[^1].

- [About](/about/), [the press](/{press}/), [itself](/blog/a-post/)
- [Terms](/terms/), [a shop](https://shop.example/a?b=c#d), <me@example.com>, [mail](mailto:me@example.com)

![A cat & a dog](<./a cat & 100%.png> "The pets")

| A   | B   |
| --- | --- |
| 1   | ![A cat][cat] |

[cat]: ./cat.png
[^1]: A note.
`;

/** What makes the small site one that has an entry of every collection, all its fields, and all a text can hold. */
export const everyCollection: Changes = {
  'site.json': {
    ...site,
    newsletter: {
      title: 'News',
      sentence: 'Now and then.',
      action: 'https://letters.example/subscribe',
      mailField: 'EMAIL',
      hidden: [{ name: 'list', value: '1' }],
    },
    editor: {
      service: 'gitea',
      repository: 'me/my-site',
      branch: 'main',
      signIn: 'https://git.example',
      appId: '1',
    },
  },
  'navigation/press.json': { id: 1, title: '{press}', link: '/{press}/' },
  'audiobooks/a/index.json': book,
  'audiobooks/a/cover.png': pixel,
  'anthologies/a/index.json': book,
  'anthologies/a/cover.png': pixel,
  'events/a.json': {
    title: 'An event',
    place: 'A house',
    address: 'A street 1',
    city: 'A city',
    start: '2024-07-05',
    end: '2024-07-06',
    time: '19:30',
    timeZone: 'America/Chicago',
    link: 'https://house.example/',
    description: 'What is done',
    draft: false,
  },
  'videos/a/index.json': { id: 1, videoId: 'aqz-KE-bpKQ', title: 'A video', poster: './poster.png' },
  'videos/a/poster.png': pixel,
  'swof/a.json': { id: 1, name: 'A', startDate: '2/29/2020' },
  'soundtracks/a/index.json': {
    id: 1,
    title: 'A run',
    bpm: 170,
    description: 'Fast',
    audio: './track.mp3',
    published: '2024-01-01',
  },
  'soundtracks/a/track.mp3': silence,
  'activities/a/index.json': {
    id: 1,
    title: 'An activity',
    embed: 'https://runs.example/embed/1',
    link: 'https://runs.example/1',
    width: 590,
    height: 405,
    poster: './poster.png',
  },
  'activities/a/poster.png': pixel,
  'press-kit/index.json': {
    bio50: 'word '.repeat(50),
    bio100: 'word '.repeat(100),
    bio250: 'word '.repeat(250),
    portrait: './portrait.png',
    portraitAlt: 'A face',
    portraitCredit: 'A hand',
    facts: [{ name: 'Lives in', value: 'A town' }],
    contact: 'press@example.com',
  },
  'press-kit/portrait.png': pixel,
  'projects/a.json': {
    id: 1,
    title: 'A project',
    description: 'What it does',
    repository: 'https://code.example/a',
    site: 'https://a.example',
  },
  'posts/a-post/index.md': `---
title: "A post"
description: "It's a text: one"
form: essay
published: 2024-01-09
---

${text}`,
  'posts/a-post/a cat & 100%.png': pixel,
  'posts/a-post/cat.png': pixel,
  'posts/a-post/%ff.png': pixel,
  'policies/terms/index.md': `---
title: "Terms"
description: "A text"
updated: "2024-01-09"
---

Words.
`,
};
