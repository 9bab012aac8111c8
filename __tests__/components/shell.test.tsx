import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../src/components/Footer';
import { Navigation } from '../../src/components/Navigation';
import { wrapPageElement } from '../../src/shell';
import { greekSite } from '../support/greekPages';

const about = { title: 'About', link: '/about/', rel: null };
const group = { title: 'About', link: null, rel: null, items: [about, about] };
const menu = [{ ...about, items: [] }, { ...about, items: [] }, group];
const news = { title: 'News', link: '/contact/#newsletter' };
const shell = { menu, footer: [about, about, news], hasFeed: false };
const mockSite = { site: { ...greekSite.site, shell } };

jest.mock('../../src/hooks/useSite', () => ({ useSite: () => mockSite }));

test('what an author leads to twice is there twice, in menu, group and footer', () => {
  const warned = jest.spyOn(console, 'error').mockReturnValue();
  render(
    <>
      <Navigation pathname="/" spoken={{}} />
      <Footer hasNewsletter={false} spoken={{}} />
    </>,
  );
  // React warns of two things of the same key.
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
  const links = (role: string) => within(screen.getByRole(role)).getAllByText('About', { selector: 'a' });
  expect(links('navigation')).toHaveLength(4);
  expect(links('contentinfo')).toHaveLength(2);
});

test.each([
  ['the newsletter', { site: { newsletterHtml: '<section id="newsletter"></section>' } }, '#newsletter'],
  ['none', { site: { newsletterHtml: null } }, '/contact/#newsletter'],
  ['no query', undefined, '/contact/#newsletter'],
])('on a page with %s the footer leads to what is nearest', (_name, data, wanted) => {
  const props = { location: { pathname: '/' }, data };
  const given = { element: <p>Words.</p>, props } as unknown as Parameters<typeof wrapPageElement>[0];
  render(wrapPageElement(given, { plugins: [] }));
  expect(screen.getByRole('link', { name: 'News' }).getAttribute('href')).toBe(wanted);
});
