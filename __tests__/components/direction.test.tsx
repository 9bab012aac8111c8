import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead } from '../../src/components/PageHead';
import { greekSite } from '../support/greekPages';

const mockData = greekSite;
let mockLanguage = 'en';

jest.mock('../../src/hooks/useSite', () => ({
  useSite: () => ({ ...mockData, site: { ...mockData.site, language: mockLanguage } }),
}));

test.each([
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['en-IE', 'ltr'],
])('a page in %s runs %s', (language, direction) => {
  mockLanguage = language;
  const page = { title: 'A', description: 'B' };
  const location = { pathname: '/about/' } as Location;
  const html = renderToStaticMarkup(<PageHead data={{ page }} pageContext={{}} location={location} />);
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
});
