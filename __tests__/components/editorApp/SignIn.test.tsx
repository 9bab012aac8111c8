import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { EditorSettings } from '../../../src/content/model/editorSettings';
import { SignIn, signOut } from '../../../src/editor/app/host/SignIn';

const settings: EditorSettings = { service: 'gitlab', repository: 'me/my-site', branch: 'main' };

const realFetch = globalThis.fetch;
beforeEach(() => {
  localStorage.clear();
  // GitLab, which knows one token.
  globalThis.fetch = (_address, init) => {
    const isKnown = (init?.headers as Record<string, string>)['Authorization'] === 'Bearer right';
    return Promise.resolve({
      ok: isKnown,
      status: isKnown ? 200 : 401,
      json: () => Promise.resolve({ username: 'me' }),
      text: () => Promise.resolve('{}'),
    } as Response);
  };
});
afterEach(() => void (globalThis.fetch = realFetch));

const enter = async (token: string): Promise<void> => {
  const button = screen.getByRole('button', { name: 'Sign in' });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  fireEvent.change(screen.getByLabelText('Token'), { target: { value: token } });
  fireEvent.click(button);
};

test('the author pastes a token once, and is told where to get one', async () => {
  const onSignedIn = jest.fn();
  const { unmount } = render(<SignIn settings={settings} onSignedIn={onSignedIn} />);
  const link = screen.getByRole('link', { name: 'Make a token at GitLab' });
  expect(link.getAttribute('href')).toContain('https://gitlab.com/-/user_settings/personal_access_tokens');
  await enter(' right ');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  unmount();
  render(<SignIn settings={settings} onSignedIn={onSignedIn} />);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(2));
  signOut();
  expect(localStorage).toHaveLength(0);
});

test('a token that the host does not know is refused at its field, and not kept', async () => {
  const onSignedIn = jest.fn();
  render(<SignIn settings={settings} onSignedIn={onSignedIn} />);
  await enter('wrong');
  await screen.findByText(/The Git host no longer knows you/);
  expect(screen.getByLabelText('Token').getAttribute('aria-invalid')).toBe('true');
  expect(localStorage).toHaveLength(0);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('where the host knows the site as an application, one signs in there', async () => {
  render(<SignIn settings={{ ...settings, appId: '12' }} onSignedIn={jest.fn()} />);
  expect(await screen.findByRole('button', { name: 'Sign in with GitLab' })).toBeTruthy();
});
