import type { EditorSettings } from '../../../content/model/editorSettings';
import { Refused } from '../../../content/read/refused';
import { addressOf, serviceOf } from './services';

/** What the page keeps while the author is at the Git host, by which it knows its own answer again. */
export interface Keys {
  readonly verifier: string;
  readonly state: string;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

export const makeKeys = (): Keys => ({ verifier: random(), state: random() });

/** Whether one can sign in at the Git host itself, without a token of one's own making. */
export const canSignIn = (settings: EditorSettings): boolean =>
  serviceOf(settings).oauth !== undefined && settings.appId !== undefined;

/** Where one signs in, and comes back to `here`, the editor's own address (RFC 7636). */
export const authorizeAddress = async (
  settings: EditorSettings,
  here: string,
  { verifier, state }: Keys,
): Promise<string> => {
  const { oauth } = serviceOf(settings);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const asked = new URLSearchParams({
    client_id: settings.appId ?? '',
    redirect_uri: here,
    response_type: 'code',
    scope: oauth?.scope ?? '',
    state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  return `${addressOf(settings)}${oauth?.authorize ?? ''}?${asked.toString()}`;
};

const notSignedIn = 'the Git host has not let you in: try again';

/**
 * The token for what the author comes back with, the parameters of the address; null where they do not come from there.
 * Throws Refused where the host has not let them in.
 */
export const tokenFor = async (
  settings: EditorSettings,
  here: string,
  arrived: URLSearchParams,
  keys: Keys | null,
): Promise<string | null> => {
  const [code, state] = [arrived.get('code'), arrived.get('state')];
  if (state === null || (code === null && !arrived.has('error'))) return null;
  if (code === null || state !== keys?.state) throw new Refused(notSignedIn);
  const response = await fetch(`${addressOf(settings)}${serviceOf(settings).oauth?.token ?? ''}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      grant_type: 'authorization_code',
      client_id: settings.appId,
      code,
      code_verifier: keys.verifier,
      redirect_uri: here,
    }),
  }).catch(() => null);
  if (!response?.ok) throw new Refused(notSignedIn);
  const { access_token: token } = (await response.json()) as { readonly access_token?: unknown };
  if (typeof token !== 'string') throw new Refused(notSignedIn);
  return token;
};
