import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActivityList } from '../../src/components/ActivityList';
import { VideoGrid } from '../../src/components/VideoGrid';
import { pictureFile } from '../support/picture';

const video = { jsonId: 1, videoId: 'aqz-KE-bpKQ', title: 'Big Buck Bunny', poster: pictureFile };

test('a video is a link to its page until it is clicked', () => {
  render(<VideoGrid videos={[video]} />);
  expect(screen.getByRole('link', { name: 'Play Big Buck Bunny' }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  expect(screen.queryByTitle('Big Buck Bunny')).toBeNull();
});

test('a click opens the privacy-enhanced player, and the focus is in it', async () => {
  render(<VideoGrid videos={[video]} />);
  await userEvent.click(screen.getByRole('link', { name: 'Play Big Buck Bunny' }));
  const frame = screen.getByTitle('Big Buck Bunny');
  expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['426', '240']);
  expect(document.activeElement).toBe(frame);
});

test('a key opens the player as a click does', async () => {
  render(<VideoGrid videos={[video]} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByTitle('Big Buck Bunny'));
});

test('a click that asks for a new tab is left to the browser', async () => {
  render(<VideoGrid videos={[video]} />);
  // jsdom cannot open a tab.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Play Big Buck Bunny' }));
  expect(screen.queryByTitle('Big Buck Bunny')).toBeNull();
});

test('an activity widget is framed at its own size after a click', async () => {
  const activity = {
    jsonId: 1,
    title: 'Latest runs',
    embed: 'https://fit.example/embed',
    link: 'https://fit.example/me',
    width: 300,
    height: 454,
    poster: pictureFile,
  };
  render(<ActivityList activities={[activity]} />);
  await userEvent.click(screen.getByRole('link', { name: 'Show Latest runs' }));
  const frame = screen.getByTitle('Latest runs');
  expect(frame.getAttribute('src')).toBe('https://fit.example/embed');
  expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['300', '454']);
});
