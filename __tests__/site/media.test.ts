import { statSync } from 'node:fs';
import { attributes, entriesOf, exists, fileOf, pageAt, texts } from './support';

test('the music page has nine players, each a picture that leads to its video', () => {
  const page = pageAt('/music/');
  const videos = entriesOf('videos');
  expect(videos).toHaveLength(9);
  expect(attributes(page, 'figure > a', 'href')).toEqual(
    videos.map(({ videoId }) => `https://www.youtube.com/watch?v=${String(videoId)}`),
  );
  expect(texts(page, 'figure > a')).toEqual(videos.map(({ title }) => `Play ${title}`));
  expect(attributes(page, 'figure img', 'width')).toEqual(videos.map(() => '426'));
  expect(attributes(page, 'figure img', 'height')).toEqual(videos.map(() => '240'));
  expect(page.querySelectorAll('iframe')).toHaveLength(0);
});

test('the wall of fame is a table, highest id first, with start dates where no script runs', () => {
  const page = pageAt('/swof/');
  expect(texts(page, 'thead th')).toEqual(['Name', 'Days', 'Time sober']);
  const people = entriesOf('swof').reverse();
  expect(people).toHaveLength(6);
  expect(texts(page, 'tbody th')).toEqual(people.map(({ name }) => name));
  expect(texts(page, 'tbody time')).toEqual([
    'October 14, 2023',
    'January 1, 2020',
    'August 31, 2014',
    'July 5, 2009',
    'February 29, 2004',
    'November 2, 1999',
  ]);
});

test('every start date lies between 1999 and 2023', () => {
  for (const { startDate } of entriesOf('swof')) {
    expect(Number(String(startDate).split('/')[2])).toBeGreaterThanOrEqual(1999);
    expect(Number(String(startDate).split('/')[2])).toBeLessThanOrEqual(2023);
  }
});

test('there are three soundtracks at 170, 165 and 160 BPM, with length and size', () => {
  const page = pageAt('/running/');
  expect(texts(page, 'article h2 + p')).toEqual(['170 BPM', '165 BPM', '160 BPM']);
  expect(attributes(page, 'audio', 'preload')).toEqual(['none', 'none', 'none']);
  const downloads = attributes(page, 'a[download]', 'href');
  expect(downloads).toEqual(attributes(page, 'audio', 'src'));
  expect(new Set(downloads).size).toBe(3);
  downloads.forEach((href, index) => {
    const megabytes = (statSync(fileOf(href ?? '')).size / 1e6).toFixed(1);
    expect(texts(page, 'p:has(a[download])')[index]).toMatch(
      new RegExp(`\\(\\d:\\d\\d, ${megabytes} MB\\)$`),
    );
  });
});

test('there are two activity widgets, nothing of which is loaded', () => {
  const page = pageAt('/running/');
  expect(texts(page, 'figure figcaption')).toEqual(entriesOf('activities').map(({ title }) => title));
  expect(page.querySelectorAll('figure > a')).toHaveLength(2);
  expect(page.querySelectorAll('iframe')).toHaveLength(0);
});

test('there are two code projects, each with its repository and its live site', () => {
  const page = pageAt('/code/');
  const projects = entriesOf('projects');
  expect(texts(page, 'article h2')).toEqual(projects.map(({ title }) => title));
  expect(projects).toHaveLength(2);
  expect(attributes(page, 'article a', 'href')).toEqual(
    projects.flatMap(({ repository, site }) => [repository, site]),
  );
});

test('the about page has a photo through the image pipeline', () => {
  const page = pageAt('/about/');
  expect(attributes(page, 'main picture source', 'type')).toEqual(['image/avif']);
  expect(page.querySelector('main img')?.getAttribute('alt')).toMatch(/Quist/);
});

test('the essay has a picture in its text, in the widths that screens need, and all its files are there', () => {
  const page = pageAt('/blog/thin-skin/');
  expect(attributes(page, 'main picture source', 'type')).toEqual(['image/avif']);
  const sets = attributes(page, 'main picture source, main picture img', 'srcset').map((set) =>
    (set ?? '').split(/,\s+/).map((file) => file.split(' ')),
  );
  const widths = ['340w', '500w', '680w', '1000w', '1320w'];
  expect(sets.map((set) => set.map(([, width]) => width))).toEqual([widths, widths]);
  expect(sets.flat().filter(([address = '']) => !exists(address))).toEqual([]);
  const image = page.querySelector('main picture img');
  expect(image?.getAttribute('width')).toBe('680');
  expect(image?.getAttribute('height')).toBe('453');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.getAttribute('alt')).toMatch(/^A microphone .* sump pump .*\.$/);
});
