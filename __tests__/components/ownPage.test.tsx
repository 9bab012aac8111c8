import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import OwnPage from '../../src/templates/ownPage';

test('the pages below one stand in the order that the register has for them', () => {
  const page = { title: 'T', description: 'D', html: '', shareImage: null };
  const nodes = ['last', 'second', 'first'].map((slug) => ({ ...page, slug, title: slug }));
  const props = {
    data: { page: { ...page, slug: 'worlds' }, above: null, below: { nodes } } satisfies Queries.OwnPageQuery,
    pageContext: { pages: ['first', 'second', 'last'] },
  };
  render(<OwnPage {...(props as unknown as ComponentProps<typeof OwnPage>)} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['first', 'second', 'last']);
});
