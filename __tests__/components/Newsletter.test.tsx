import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { BuiltHtml } from '../../src/components/BuiltHtml';
import type { SiteSettings } from '../../src/content/model/schema';
import { footerHtml } from '../../src/content/gatsby/footerHtml';
import { Newsletter } from '../../src/content/gatsby/newsletter';
import { newsletterPages, type NewsletterPlace } from '../../src/content/model/newsletterPlaces';
import { site } from '../support/content';

// The bundler that reads them by the site's language is nothing for a page.
jest.mock('../../src/words/inNode', () => ({
  builtWords: () => jest.requireActual<{ words: object }>('../../src/words/en/built').words,
}));

const newsletter = { title: 'Letters', sentence: 'Twice a year.' };
const form = {
  action: 'https://list.example/join?a=1&b="2"',
  mailField: 'EMAIL',
  hidden: [{ name: 'list', value: '7 & "8"' }],
};

/** The newsletter at a place of a site that has this one. */
const at = (place: NewsletterPlace, own: SiteSettings['newsletter']) => (
  <Newsletter place={place} site={{ ...site, ...(own && { newsletter: own }) }} />
);

const show = (own: SiteSettings['newsletter']) => render(at('contact', own));

test('a mail address is sent to the list, with what the list asks for, and its field says to whom', async () => {
  show({ ...newsletter, ...form });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' });
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Your address is sent to list.example, and not before you press the button.',
  );
  expect(field.required).toBe(true);
  const sent: unknown[] = [];
  const listen = (event: SubmitEvent): void => {
    event.preventDefault();
    const target = event.target as HTMLFormElement;
    sent.push([target.method, target.getAttribute('action'), Object.fromEntries(new FormData(target))]);
  };
  addEventListener('submit', listen, { once: true });
  await userEvent.type(field, 'me@example.com{Enter}');
  expect(sent).toEqual([['post', form.action, { list: '7 & "8"', EMAIL: 'me@example.com' }]]);
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
});

test('a list that has a page alone is linked to, by its host', () => {
  show({ ...newsletter, link: 'https://list.example/' });
  const section = within(screen.getByRole('region', { name: 'Letters' }));
  expect(section.getByRole('link', { name: 'Sign up at list.example' }).getAttribute('href')).toBe(
    'https://list.example/',
  );
  expect(section.queryByRole('textbox')).toBeNull();
});

test('what an author writes is text, and the press in it is theirs', () => {
  show({ title: '<b>News</b> of {press}', sentence: 'A & B', link: 'https://list.example/?a=1&b=2' });
  expect(screen.getByRole('heading').textContent).toBe('<b>News</b> of A press');
  expect(screen.getByText('A & B').tagName).toBe('P');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://list.example/?a=1&b=2');
});

test('without a newsletter there is nothing', () => {
  expect(show(undefined).container.innerHTML).toBe('');
});

test.each([
  [{}, ['contact']],
  [{ atPosts: true }, ['contact', 'post']],
  [{ atStories: true, atBooks: true }, ['contact', 'story', 'book']],
  // On every page, and so on none twice.
  [{ inFooter: true }, ['footer']],
  [{ inFooter: true, atPosts: true, atStories: true, atBooks: true }, ['footer']],
])('with %j it stands at %j', (chosen, wanted) => {
  const places = [...newsletterPages, 'footer' as const];
  expect(
    places.filter((place) => renderToStaticMarkup(at(place, { ...newsletter, ...form, ...chosen }))),
  ).toEqual(wanted);
});

test('the titles of profiles in the footer are text, and the press in them is the author’s', () => {
  const profiles = [{ title: '<b>{press}</b>', link: 'https://a.example/?a=1&b=2' }];
  const html = (own: object) =>
    footerHtml.extend({}).resolve({ ...site, profiles, ...own } as never, {}, {} as never, {} as never);
  render(<BuiltHtml html={html({ profilesInFooter: true }) as string} />);
  const profile = screen.getByRole('link', { name: '<b>A press</b>' });
  expect([profile.getAttribute('href'), profile.getAttribute('rel')]).toEqual([profiles[0]?.link, 'me']);
  for (const none of [{}, { profilesInFooter: true, profiles: [] }]) expect(html(none)).toBeNull();
});
