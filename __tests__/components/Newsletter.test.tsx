import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Newsletter } from '../../src/components/Newsletter';

const newsletter = { title: 'Letters', sentence: 'Twice a year.', link: null, linkHost: null };
const noForm = { action: null, actionHost: null, mailField: null, hidden: null };
const form = {
  action: 'https://list.example/join',
  actionHost: 'list.example',
  mailField: 'EMAIL',
  hidden: [{ name: 'list', value: '7' }],
};

test('a mail address is sent to the list, with what the list asks for, and its field says to whom', async () => {
  render(<Newsletter site={{ newsletter: { ...newsletter, ...form } }} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' });
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Your address is sent to list.example, and not before you press the button.',
  );
  expect(field.required).toBe(true);
  const sent: unknown[] = [];
  const listen = (event: SubmitEvent): void => {
    event.preventDefault();
    const target = event.target as HTMLFormElement;
    sent.push([target.method, target.action, Object.fromEntries(new FormData(target))]);
  };
  addEventListener('submit', listen, { once: true });
  await userEvent.type(field, 'me@example.com{Enter}');
  expect(sent).toEqual([['post', 'https://list.example/join', { list: '7', EMAIL: 'me@example.com' }]]);
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
});

test('a list that has a page alone is linked to, by its host', () => {
  const site = {
    newsletter: { ...newsletter, ...noForm, link: 'https://list.example/', linkHost: 'list.example' },
  };
  render(<Newsletter site={site} />);
  const section = within(screen.getByRole('region', { name: 'Letters' }));
  expect(section.getByRole('link', { name: 'Sign up at list.example' }).getAttribute('href')).toBe(
    'https://list.example/',
  );
  expect(section.queryByRole('textbox')).toBeNull();
});

test('without a newsletter there is nothing', () => {
  const { container } = render(<Newsletter site={{ newsletter: null }} />);
  expect(container.innerHTML).toBe('');
});
