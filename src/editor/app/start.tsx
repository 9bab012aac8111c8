import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { type EditorPlace, apiPath } from '../page';
import { App } from './App';
import { localHost } from './host/local';
import { takeToken } from './host/session';
import { Guard } from './ui/Guard';
import './host/SignIn.module.css';
import './import/ImportScreen.module.css';
import './text/TextEditor.module.css';
import './tokens.css';

// On the author's own machine nobody needs it.
const Hosted = lazy(() => import('./Hosted'));

const start = (element: HTMLElement): void => {
  const place = JSON.parse(element.dataset['place'] ?? '') as EditorPlace;
  if ('site' in place) takeToken();
  createRoot(element).render(
    <Guard>
      {'site' in place ? (
        <App host={localHost(apiPath)} origin={place.site} />
      ) : (
        <Suspense fallback={<p role="status">Opening the editor…</p>}>
          <Hosted settings={place.settings} />
        </Suspense>
      )}
    </Guard>,
  );
};

const element = document.getElementById('editor');
if (element) start(element);
