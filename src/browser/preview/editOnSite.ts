import { type EditPlace, type FromPage, marks, type ToPage } from '../../lib/editMessages';

/** Elements that show words of the content, or of the site itself. */
const wordy =
  'h1,h2,h3,h4,h5,h6,p,li,dt,dd,td,th,blockquote,figcaption,summary,small,label,button,time,a,span,div,img';

/** How long a page must be still before it names its words, in milliseconds. */
const stillness = 150;

// In develop the next page has no styles yet when it would fade in, and Chromium takes that for an error.
const look = `
  @view-transition { navigation: none }
  [data-edit] { cursor: pointer }
  [data-edit]:is(:hover, :focus-visible) { outline: 2px solid #3b82f6 !important; outline-offset: 3px }
  [data-edit]:hover:has([data-edit]:hover) { outline: 0 !important }
  [data-edit-shown] { outline: 3px solid #3b82f6 !important; outline-offset: 3px }
`;

/** Elements whose words are those of what is around them. */
const withinWords = new Set(['B', 'CITE', 'CODE', 'DEL', 'EM', 'I', 'Q', 'STRONG']);

const ownText = (element: Node): boolean =>
  [...element.childNodes].some((node) =>
    withinWords.has(node.nodeName) ? ownText(node) : node.nodeType === 3 && node.textContent?.trim(),
  );

/** The elements of a page that say something themselves: those with words of their own, and pictures. */
export const leavesIn = (page: ParentNode): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(wordy)].filter(
    (element) => element.tagName === 'IMG' || ownText(element),
  );

/** The numbers of notes stand in no text. */
const withoutNotes = (leaf: HTMLElement): string => {
  if (!leaf.querySelector('sup')) return leaf.textContent;
  const words = leaf.cloneNode(true) as HTMLElement;
  for (const number of words.querySelectorAll('sup')) number.remove();
  return words.textContent;
};

/** What an element says, behind a mark where it is a picture, of which these are the alternative words, or in a menu. */
export const wordsOf = (leaf: HTMLElement): string => {
  if (leaf.tagName === 'IMG') return marks.picture + (leaf.getAttribute('alt') ?? '');
  return (leaf.closest('nav') ? marks.menu : '') + withoutNotes(leaf);
};

/** Whether a click follows the link: that of a menu's item whose form is open already. */
const isFollowed = (place: HTMLElement): boolean =>
  'editShown' in place.dataset && place.closest('nav a') !== null;

/** Has what the page shows be named to the editor, and opened there by a click. Returns what takes its answers, and the end. */
export const editOnSite = (send: (said: FromPage) => void) => {
  const style = document.createElement('style');
  style.textContent = look;
  document.head.append(style);
  let turn = 0;
  let named: readonly HTMLElement[] = [];
  let isEditing = false;
  let shown: readonly string[] = [];
  let timer = 0;

  const name = (): void => {
    named = isEditing ? leavesIn(document.body) : [];
    turn += 1;
    send({ type: 'words', turn, path: location.pathname, words: named.map(wordsOf) });
  };
  const nameSoon = (): void => {
    clearTimeout(timer);
    // Nobody asks: the page is framed by an editor that does not edit on it, or links are followed.
    if (!isEditing) return;
    timer = window.setTimeout(name, stillness);
  };
  const mark = (leaf: HTMLElement, place: EditPlace | null | undefined): void => {
    if (place) {
      leaf.dataset['edit'] = place.key;
      leaf.tabIndex = 0;
      leaf.setAttribute('aria-description', `Edit: ${place.label}`);
    } else if (leaf.dataset['edit']) {
      delete leaf.dataset['edit'];
      leaf.removeAttribute('tabindex');
      leaf.removeAttribute('aria-description');
    }
  };
  const show = (mayScroll: boolean): void => {
    for (const old of document.querySelectorAll('[data-edit-shown]')) old.removeAttribute('data-edit-shown');
    const found = shown
      .map((key) => document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(key)}"]`))
      .find(Boolean);
    if (!found) return;
    found.dataset['editShown'] = '';
    for (let fold = found.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    const { top, bottom } = found.getBoundingClientRect();
    if (mayScroll && (top < 0 || bottom > innerHeight)) found.scrollIntoView({ block: 'center' });
  };
  const edit = (event: Event): void => {
    const place = event.target instanceof Element && event.target.closest<HTMLElement>('[data-edit]');
    if (!isEditing || !place || isFollowed(place)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    send({
      type: 'edit',
      key: place.dataset['edit'] ?? '',
      words: place.getAttribute('alt') ?? withoutNotes(place),
    });
  };
  const editByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') edit(event);
  };
  const watched = new MutationObserver(nameSoon);
  watched.observe(document.body, { childList: true, subtree: true, characterData: true });
  addEventListener('click', edit, true);
  addEventListener('keydown', editByKey, true);
  return {
    hear(said: ToPage): void {
      if (said.type === 'places' && said.turn === turn) {
        for (const old of document.querySelectorAll<HTMLElement>('[data-edit]'))
          if (!named.includes(old)) mark(old, null);
        named.forEach((leaf, index) => mark(leaf, said.places[index]));
        show(false);
      } else if (said.type === 'show') {
        shown = said.keys;
        show(true);
      } else if (said.type === 'clicks') {
        isEditing = said.isEditing;
        name();
      }
    },
    end(): void {
      watched.disconnect();
      removeEventListener('click', edit, true);
      removeEventListener('keydown', editByKey, true);
      style.remove();
    },
  };
};
