import type { Change } from '../../publish/changes';
import type { FileChange } from '../../publish/status';
import type { Unpublished } from '../../publish/unpublished';

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** What the button says that opens the panel. */
export const labelOf = ({ changes, versions, place }: Unpublished): string => {
  const waiting = [
    ...(changes.length ? [count(changes.length, 'change')] : []),
    ...(versions.length ? [count(versions.length, 'version')] : []),
  ].join(', ');
  if (waiting) return `Publish… ${waiting}`;
  return place ? 'Everything is published' : 'Everything is kept';
};

/** An entry as "Book: A Title". */
export const nameOf = ({ kind, title }: Pick<Change, 'kind' | 'title'>): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${title && `: ${title}`}`;

/** What the button does that publishes. */
export const publishLabel = ({ place }: Unpublished): string => (place ? 'Publish' : 'Keep as a version');

/** Where versions go, and who makes a site of them. */
const noteOnPlace = (place: string | null): string =>
  place
    ? `It goes to ${place}. From there your web host builds the site, once you have set that up: “Publish” in docs/make-it-yours.md says how.`
    : 'Git knows no place on the web for this project yet. A version keeps this state on your machine, so that you can come back to it. How it gets on the web says “Publish” in docs/make-it-yours.md.';

/** What an author should know before, in a sentence or two each. */
export const notesOn = ({ changes, versions, place, others, obstacle }: Unpublished): string[] => {
  const isWaiting = changes.length + versions.length > 0;
  return [
    ...(obstacle ? [`Nothing can be published now: ${obstacle}.`] : []),
    ...(isWaiting ? [] : ['Nothing has changed since the last version.']),
    ...(isWaiting || !place ? [noteOnPlace(place)] : []),
    ...(others
      ? [
          `${count(others, 'file')} outside data/ changed too. What is no content is not published from here, but by git in a terminal.`,
        ]
      : []),
  ];
};

/** What undoing a change means, before the author says so. */
export const undoWords: Readonly<
  Record<Change['state'], { readonly means: string; readonly does: string; readonly after: string }>
> = {
  changed: {
    means: 'It goes back to the last version, and what you have saved since is lost.',
    does: 'Undo the change',
    after: 'As it will be',
  },
  new: {
    means: 'It is new: no version has it. It is deleted for good.',
    does: 'Delete it for good',
    after: 'As it will be',
  },
  deleted: {
    means: 'It comes back as the last version has it.',
    does: 'Bring it back',
    after: 'What comes back',
  },
};

/** What becomes of a picture or sound with the entry beside which it lies. */
export const withIt = ({ path, state }: FileChange): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (state === 'new') return `${name} has been added since, and is deleted with it.`;
  return state === 'deleted'
    ? `${name} has been deleted since, and comes back.`
    : `${name} has been changed since, and goes back to what it was.`;
};
