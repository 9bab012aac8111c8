import { useState } from 'react';
import type { EditorSettings } from '../../content/model/editorSettings';
import { App } from './App';
import type { Host } from './host/host';
import { hosted } from './host/hosted';
import { SignIn, signOut } from './host/SignIn';
import { keptInBrowser } from './host/textStore';

/** The editor as a page of the site: whoever is signed in at the Git host edits the content there. */
export default function Hosted({ settings }: { readonly settings: EditorSettings }) {
  const [host, setHost] = useState<Host | null>(null);
  return host ? (
    <App
      host={host}
      origin={null}
      onSignOut={() => {
        signOut();
        setHost(null);
      }}
    />
  ) : (
    <SignIn settings={settings} onSignedIn={(git) => setHost(hosted(git, { store: keptInBrowser() }))} />
  );
}
