import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import type { EditorSettings } from '../../../content/model/editorSettings';
import { Refused } from '../../../content/read/refused';
import { capitalise } from '../../../lib/text';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import type { GitHost } from './git/gitHost';
import { addressOf, gitHostOf, serviceOf } from './services';
import { authorizeAddress, canSignIn, type Keys, makeKeys, tokenFor } from './pkce';
import * as styles from './SignIn.module.css';

const tokenName = 'last-writes-git-token';
const keysName = 'last-writes-git-sign-in';

/** The editor's own address, to which the Git host leads back. */
const here = (): string => `${location.origin}${location.pathname}`;

const wordsOf = (error: unknown): string =>
  capitalise(error instanceof Refused ? error.message : 'something went wrong: try again');

/** Forgets who is signed in on this browser. */
export const signOut = (): void => localStorage.removeItem(tokenName);

/** The token that the author has come back with, or that is kept; null where they have to sign in. */
const knownToken = async (settings: EditorSettings): Promise<string | null> => {
  const arrived = new URLSearchParams(location.search);
  const keys = JSON.parse(sessionStorage.getItem(keysName) ?? 'null') as Keys | null;
  sessionStorage.removeItem(keysName);
  if (arrived.has('state')) history.replaceState(null, '', location.pathname);
  return (await tokenFor(settings, here(), arrived, keys)) ?? localStorage.getItem(tokenName);
};

/** The project for who has a token, which is kept from here on. Throws Refused where the host does not know it. */
const enter = async (settings: EditorSettings, token: string): Promise<GitHost> => {
  const host = gitHostOf(settings, token);
  await host.user();
  localStorage.setItem(tokenName, token);
  return host;
};

const goToSignIn = async (settings: EditorSettings): Promise<void> => {
  const keys = makeKeys();
  sessionStorage.setItem(keysName, JSON.stringify(keys));
  location.assign(await authorizeAddress(settings, here(), keys));
};

interface Props {
  readonly settings: EditorSettings;
  readonly onSignedIn: (host: GitHost) => void;
}

/** Asks the author who they are at the Git host, once: the browser keeps it. */
export function SignIn({ settings, onSignedIn }: Props) {
  const [isBusy, setBusy] = useState(true);
  const [mistake, setMistake] = useState<string>();
  const { name, tokenPage, needs } = serviceOf(settings);
  const refuse = (error: unknown): void => {
    setMistake(wordsOf(error));
    setBusy(false);
  };
  const arrive = useEffectEvent((token: string | null) => {
    if (token === null) setBusy(false);
    else enter(settings, token).then(onSignedIn, refuse);
  });
  const fail = useEffectEvent(refuse);
  useEffect(() => {
    knownToken(settings).then(
      (token) => arrive(token),
      (error: unknown) => fail(error),
    );
  }, [settings]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('token') as string;
    setBusy(true);
    setMistake(undefined);
    enter(settings, typed.trim()).then(onSignedIn, refuse);
  };
  return (
    <main className={styles.page} aria-busy={isBusy}>
      <h1>Sign in</h1>
      <p>
        Your site lies at {name}, as {settings.repository}. What you save here is kept there.
      </p>
      {canSignIn(settings) && (
        <Button look="main" disabled={isBusy} onClick={() => void goToSignIn(settings)}>
          Sign in with {name}
        </Button>
      )}
      <form onSubmit={submit}>
        <Field
          label="Token"
          help="A password for this editor alone. This browser keeps it."
          mistake={mistake}
        >
          {(control) => <input {...control} name="token" type="password" autoComplete="off" required />}
        </Field>
        <p>
          <a href={`${addressOf(settings)}${tokenPage}`} target="_blank" rel="noreferrer">
            Make a token at {name}
          </a>{' '}
          for {needs}, and paste it here.
        </p>
        <Button look={canSignIn(settings) ? 'plain' : 'main'} type="submit" disabled={isBusy}>
          Sign in
        </Button>
      </form>
    </main>
  );
}
