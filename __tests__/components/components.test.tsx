import { render, screen } from '@testing-library/react';
import { ActivityList } from '../../src/components/ActivityList';
import { ContactLinks } from '../../src/components/ContactLinks';
import { CoverGrid } from '../../src/components/CoverGrid';
import { PostArticle } from '../../src/components/PostArticle';
import { ProjectCard } from '../../src/components/ProjectCard';
import { SoundtrackPlayer } from '../../src/components/SoundtrackPlayer';
import { VideoGrid } from '../../src/components/VideoGrid';
import { pictureFile } from '../support/picture';

const cover = {
  entryId: 'books/snow-load',
  affiliate: null,
  pagePath: null,
  isHidden: false,
  image: pictureFile,
  translation: null,
};

test('a cover is a link to the retailer, named by its title, of a size known beforehand', () => {
  render(
    <CoverGrid
      entries={[{ ...cover, slug: 'snow-load', title: 'Snow Load', link: 'https://shop.example/1' }]}
      sizes="50vw"
      isFirst
    />,
  );
  expect(screen.getByRole('link', { name: 'Snow Load' }).getAttribute('href')).toBe('https://shop.example/1');
  const image = screen.getByRole('img', { name: 'Snow Load' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['240', '360']);
});

test('covers on the first screen are fetched at once, the others when they come near', () => {
  const entries = [1, 2, 3].map((id) => ({
    ...cover,
    slug: `b${id}`,
    title: `B${id}`,
    link: `https://shop.example/${id}`,
  }));
  render(<CoverGrid entries={entries} sizes="50vw" isFirst />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'eager',
    'lazy',
  ]);
});

test('a soundtrack has a player that fetches nothing, and a download with length and size', () => {
  const audio = { publicURL: '/static/track.mp3', extension: 'mp3' };
  render(
    <SoundtrackPlayer
      soundtrack={{
        jsonId: 1,
        slug: 'uphill',
        title: 'Wendigo',
        bpm: 160,
        description: 'D.',
        audio,
        audioSeconds: 204.6,
        audioSizeInWords: '4.3 MB',
      }}
    />,
  );
  expect(screen.getByLabelText('Wendigo').getAttribute('preload')).toBe('none');
  const download = screen.getByRole('link', { name: 'Download Wendigo' });
  expect(download.getAttribute('download')).toBe('Wendigo.mp3');
  expect(download.parentElement?.textContent).toBe('Download Wendigo (3:25, 4.3 MB)');
  expect(screen.getByText('160 BPM')).toBeTruthy();
});

test('the contact links are a mail and the profiles, each known as the author’s', () => {
  const profiles = ['@me', '@us'].map((title) => ({
    title,
    link: `https://social.example/${title}`,
    linkSign: `M${title.length} 0`,
  }));
  render(<ContactLinks site={{ mail: 'me@example.com', profiles }} />);
  expect(screen.getByRole('link', { name: 'me@example.com' }).getAttribute('href')).toBe(
    'mailto:me@example.com',
  );
  for (const { title, link } of profiles) {
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(link);
    expect(screen.getByRole('link', { name: title }).getAttribute('rel')).toBe('me');
  }
  // Who hears the words need not hear of the signs beside them.
  const signs = [...document.querySelectorAll('a > svg[aria-hidden=true]:first-child > path')];
  expect(signs.map((path) => path.getAttribute('d')).slice(1)).toEqual(
    profiles.map(({ linkSign }) => linkSign),
  );
});

test('a project leads to its source and to where it runs', () => {
  const project = {
    jsonId: 1,
    title: 'Cadence',
    description: 'D.',
    repository: 'https://git.example/c',
    site: 'https://c.example/',
  };
  render(<ProjectCard project={project} />);
  expect(screen.getByRole('link', { name: 'Repository of Cadence' }).getAttribute('href')).toBe(
    'https://git.example/c',
  );
  expect(screen.getByRole('link', { name: 'Live site of Cadence' }).getAttribute('href')).toBe(
    'https://c.example/',
  );
});

test('a post is an article with its headline, author, date and text', () => {
  render(
    <PostArticle
      post={{
        title: 'T',
        form: 'essay',
        published: '2024-01-09',
        publishedInWords: 'January 9, 2024',
        html: '<p>Words.</p>',
        minutesToRead: 1,
        image: null,
        imageAlt: null,
        tagLinks: [{ name: 'Lamps', path: '/blog/tags/lamps/' }],
      }}
      isFirst
    >
      <h2>T</h2>
    </PostArticle>,
  );
  expect(screen.getByRole('article').textContent).toBe(
    'TA. WriterJanuary 9, 2024 · A minute to readWords.Lamps',
  );
});

test('where there are no entries there is a line, and no list without items', () => {
  render(
    <main>
      <CoverGrid entries={[]} sizes="" isFirst />
      <VideoGrid videos={[]} />
      <ActivityList activities={[]} />
    </main>,
  );
  expect(screen.getByRole('main').textContent).toBe('Nothing here yet.'.repeat(2));
  expect(screen.queryAllByRole('list')).toEqual([]);
});
