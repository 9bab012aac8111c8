import { createHash } from 'node:crypto';
import type { EditorSettings } from '../../../src/content/model/editorSettings';
import { apiOf } from '../../../src/editor/app/host/services';
import { authorizeAddress, canSignIn, makeKeys, tokenFor } from '../../../src/editor/app/host/pkce';
import { hostedPolicy, localPolicy } from '../../../src/editor/contentPolicy';

const here = 'https://my-site.example/admin/';
const gitlab: EditorSettings = { service: 'gitlab', repository: 'me/my-site', branch: 'main', appId: '12' };
const github: EditorSettings = { service: 'github', repository: 'me/my-site', branch: 'main' };
const own: EditorSettings = { ...gitlab, service: 'gitea', signIn: 'https://git.example' };

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

/** Has a Git host answer, and returns what it is asked. */
const answerWith = (status: number, body: object) => {
  const asked: { readonly address: string; readonly body: unknown }[] = [];
  globalThis.fetch = (address, init) => {
    asked.push({ address: address as string, body: JSON.parse(init?.body as string) });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return asked;
};

test('each kind of Git host has an API, at its own address or where most have their project', () => {
  expect([github, gitlab, own].map(apiOf)).toEqual([
    'https://api.github.com',
    'https://gitlab.com/api/v4',
    'https://git.example/api/v1',
  ]);
  expect(apiOf({ ...github, signIn: 'https://sign-in.example' })).toBe('https://api.github.com');
});

test('without a token one signs in where the host needs no secret and knows the site', () => {
  expect([gitlab, own, { ...github, appId: '12' }].map(canSignIn)).toEqual([true, true, false]);
  expect(canSignIn({ service: 'gitlab', repository: 'me/my-site', branch: 'main' })).toBe(false);
});

test('who signs in at the host comes back with a code, which only this browser can turn into a token', async () => {
  const keys = makeKeys();
  const address = new URL(await authorizeAddress(own, here, keys));
  expect(address.origin + address.pathname).toBe('https://git.example/login/oauth/authorize');
  const { code_challenge: challenge, ...asked } = Object.fromEntries(address.searchParams);
  expect(asked).toEqual({
    client_id: '12',
    redirect_uri: here,
    response_type: 'code',
    scope: 'write:repository read:user',
    state: keys.state,
    code_challenge_method: 'S256',
  });
  expect(challenge).toBe(createHash('sha256').update(keys.verifier).digest('base64url'));
  const sent = answerWith(200, { access_token: 'a-token' });
  const arrived = new URLSearchParams({ code: 'c', state: keys.state });
  expect(await tokenFor(own, here, arrived, keys)).toBe('a-token');
  expect(sent).toEqual([
    {
      address: 'https://git.example/login/oauth/access_token',
      body: {
        grant_type: 'authorization_code',
        client_id: '12',
        code: 'c',
        code_verifier: keys.verifier,
        redirect_uri: here,
      },
    },
  ]);
});

test('a code that this browser has not asked for is sent nowhere', async () => {
  const sent = answerWith(200, { access_token: 'a-token' });
  const arrived = new URLSearchParams({ code: 'c', state: 'of a stranger' });
  await expect(tokenFor(own, here, arrived, makeKeys())).rejects.toThrow('has not let you in');
  await expect(tokenFor(own, here, arrived, null)).rejects.toThrow('has not let you in');
  expect(sent).toEqual([]);
  expect(await tokenFor(own, here, new URLSearchParams(), null)).toBeNull();
});

test('who is not let in is told so', async () => {
  const keys = makeKeys();
  const refused = new URLSearchParams({ error: 'access_denied', state: keys.state });
  await expect(tokenFor(own, here, refused, keys)).rejects.toThrow('has not let you in');
  const arrived = new URLSearchParams({ code: 'c', state: keys.state });
  answerWith(400, { error: 'invalid_grant' });
  await expect(tokenFor(own, here, arrived, keys)).rejects.toThrow('has not let you in');
  answerWith(200, {});
  await expect(tokenFor(own, here, arrived, keys)).rejects.toThrow('has not let you in');
});

test('the page makes no functions of texts, runs no script within it and asks nobody but its host', () => {
  for (const policy of [localPolicy('http://localhost:8000'), ...[github, gitlab, own].map(hostedPolicy)])
    expect(policy).not.toContain('unsafe');
  const connects = [github, gitlab, own].map(
    (settings) => /connect-src [^;]*/.exec(hostedPolicy(settings))?.[0],
  );
  expect(connects).toEqual([
    "connect-src 'self' https://api.github.com",
    "connect-src 'self' https://gitlab.com",
    "connect-src 'self' https://git.example",
  ]);
  expect(localPolicy('http://localhost:8000')).toContain("frame-src 'self' http://localhost:8000");
});
