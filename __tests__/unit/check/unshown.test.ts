import { adviceOn, book, bookFile } from '../../support/content';
import { everyCollection } from '../../support/everyCollection';
import { largePictures as large } from '../../support/largePictures';

const about = { blurb: 'Words.' };
const editions = [{ format: 'ebook' }];

/** What is advised on one file of the small site, as it becomes with these changes. */
const adviceFor = async (file: string, value: object | string): Promise<string[]> =>
  (await adviceOn({ ...(await large()), ...everyCollection, [file]: value })).filter((line) =>
    line.startsWith(`data/${file}`),
  );

test.each([
  [bookFile, { editions }, 'editions', 'book'],
  ['anthologies/a/index.json', { contents: { story: 'A story' } }, 'contents.story', 'anthology'],
  ['anthologies/a/index.json', { contents: { editor: 'An editor' } }, 'contents.editor', 'anthology'],
  ['audiobooks/a/index.json', { audio: { narrator: 'A voice' } }, 'audio.narrator', 'audiobook'],
  ['audiobooks/a/index.json', { audio: { book: 'a-book' } }, 'audio.book', 'audiobook'],
])('in %s, what only its own page shows is advised on without one', async (file, more, field, one) => {
  const advice = (await adviceFor(file, { ...book, ...more })).filter((line) => !line.includes(' image: '));
  expect(advice).toEqual([
    expect.stringContaining(
      ` ${field}: is shown on the ${one}’s own page, and it has none: give it one by a blurb`,
    ),
  ]);
  const withPage = await adviceFor(file, { ...book, ...more, about });
  expect(withPage.filter((line) => !line.includes(' image: '))).toEqual([]);
});

test('the day of a coming book is news on the home page, and needs no page of the book', async () => {
  const coming = { format: 'ebook', released: '2024-09-01' };
  const adviceOnEditions = async (more: object): Promise<string[]> =>
    (await adviceFor(bookFile, { ...book, editions: [{ ...coming, ...more }] })).filter((line) =>
      line.includes(' editions: '),
    );
  expect(await adviceOnEditions({})).toEqual([]);
  expect(await adviceOnEditions({ pages: 300 })).toHaveLength(1);
  expect(await adviceOnEditions({ released: '2024-01-09' })).toHaveLength(1);
});

test('what says more of another field is advised on without that one', async () => {
  const event = { title: 'An event', place: 'A house', start: '2024-07-05', timeZone: 'Europe/Vienna' };
  expect(await adviceFor('events/a.json', event)).toEqual([
    'data/events/a.json:5 timeZone: is for calendars that know the time, and there is none: write the time',
  ]);
  expect(await adviceFor('events/a.json', { ...event, time: '19:30' })).toEqual([]);
  const kit = { bio50: 'word '.repeat(50), portraitAlt: 'A face', portraitCredit: 'A hand' };
  expect(await adviceFor('press-kit/index.json', kit)).toEqual([
    'data/press-kit/index.json:3 portraitAlt: is shown with the portrait, and there is none: add a portrait',
    'data/press-kit/index.json:4 portraitCredit: is shown with the portrait, and there is none: add a portrait',
  ]);
  expect(
    await adviceFor('audiobooks/a/index.json', { ...book, about, sampleNote: 'A voice' }),
  ).toContainEqual(
    expect.stringContaining(
      ' sampleNote: is shown with a sample of the recording, and there is none: add a sample',
    ),
  );
});

test('an excerpt that no book has is advised on', async () => {
  const excerpt = '---\ntitle: "Chapter One"\n---\n\nWords.\n';
  const changes = { ...(await large()), 'excerpts/one/index.md': excerpt };
  expect(await adviceOn(changes)).toEqual([
    'data/excerpts/one/index.md:2 title: no book has this excerpt on its page: name it there, or delete it',
  ]);
  expect(
    await adviceOn({ ...changes, [bookFile]: { ...book, about: { ...about, excerpt: 'one' } } }),
  ).toEqual([]);
});
