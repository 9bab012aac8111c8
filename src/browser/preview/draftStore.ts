import type { Draft } from '../../lib/draft';
import { type FromPage, listens, type ToPage } from '../../lib/editMessages';
import { withChosen } from './chosenPictures';
import { editOnSite } from './editOnSite';
import { goWhenMade } from './goWhenMade';
import { retryPicture } from './retryPicture';

/** The editor's origin; src/cli/siteProcess.ts says it to a site that it starts. */
const editor = process.env['GATSBY_EDITOR'];

let draft: Draft | null = null;

/** What the editor has told this page last; null before. */
export const currentDraft = (): Draft | null => draft;

/** Whether an editor frames this page. */
const isFramed = (): boolean => Boolean(editor) && window.parent !== window;

/** A link that leads elsewhere would lead the frame there, which the editor's policy refuses. */
const openElsewhere = ({ target }: Event): void => {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin === location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener';
};
// Links are there before a page listens.
if (isFramed()) addEventListener('click', openElsewhere, true);

/** Has `listener` told of every draft, in a page that the editor frames. Returns how to stop. */
export const listen = (listener: () => void): (() => void) => {
  if (!editor || !isFramed()) return () => undefined;
  const tell = (said: FromPage): void => window.parent.postMessage(said, editor);
  const editing = editOnSite(tell);
  const hear = ({ origin, data }: MessageEvent): void => {
    if (origin !== editor) return;
    const said = data as ToPage;
    if (said.type === 'go') void goWhenMade(said.path);
    else if (said.type === 'draft') {
      draft = said.draft && withChosen(said.draft);
      listener();
    } else editing.hear(said);
  };
  addEventListener('message', hear);
  addEventListener('error', retryPicture, true);
  tell({ type: listens });
  return () => {
    editing.end();
    removeEventListener('message', hear);
    removeEventListener('error', retryPicture, true);
  };
};
