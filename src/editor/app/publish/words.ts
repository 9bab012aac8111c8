import { capitalise, countOf, listed, nameIn } from '../../../lib/text';
import type { Change } from '../../publish/changes';
import type { FileChange } from '../../../git/status';
import type { Unpublished } from '../../publish/unpublished';

/** What the panel cares for: where other files have changed, that is not everything. */
const allOf = (others: number): string => (others ? 'All of data/' : 'All that is saved');

/** What is said when all was sent to a place. */
export const publishedWords = (place: string, others: number): string =>
  `Published: ${allOf(others).toLowerCase()} is at ${place}.`;

/** What the button says that opens the panel. */
export const labelOf = ({ changes, versions, place, others }: Unpublished): string => {
  const waiting = [
    ...(changes.length ? [countOf(changes.length, 'change')] : []),
    ...(versions.length ? [countOf(versions.length, 'version')] : []),
  ].join(', ');
  if (waiting) return `Publish… ${waiting}`;
  return `${allOf(others)} is ${place ? 'published' : 'kept'}`;
};

/** An entry as "Book: A Title". */
export const nameOf = ({ kind, title, also = [] }: Pick<Change, 'kind' | 'title' | 'also'>): string =>
  kind === 'order'
    ? listed([`Order of the ${title}`, ...also.map(nameOf)], 'and')
    : `${capitalise(kind)}${title && `: ${title}`}`;

/** What the button does that publishes. */
export const publishLabel = ({ place }: Unpublished): string => (place ? 'Publish' : 'Keep as a version');

/** Where versions go, and who makes a site of them. */
const noteOnPlace = (place: string | null): string =>
  place
    ? `It goes to ${place}. From there your web host builds the site, once you have set that up: “Publish” in docs/make-it-yours.md says how.`
    : 'There is no place to publish to yet. A version keeps this state on your machine, so that you can come back to it. To publish, make an empty project at a Git host and, in a terminal in this folder, tell git its address: git remote add origin https://… Then open this again. “Publish” in docs/make-it-yours.md says it step by step.';

/** What an author does with the files that are no content. */
const noteOnOthers = (others: number, place: string | null): string =>
  `${countOf(others, 'file')} outside data/ ${others === 1 ? 'has' : 'have'} changed too, and ${others === 1 ? 'is' : 'are'} not published by this. In a terminal, git add -A && git commit -m "What has changed" keeps ${others === 1 ? 'it' : 'them'} as a version${place ? ', which you publish from here' : ''}.`;

/** What an author should know before, in a sentence or two each. */
export const notesOn = ({ changes, versions, place, others, obstacle }: Unpublished): string[] => {
  const isWaiting = changes.length + versions.length > 0;
  return [
    ...(obstacle ? [`Nothing can be published now: ${obstacle}.`] : []),
    ...(isWaiting ? [] : [`Nothing ${others ? 'in data/ ' : ''}has changed since the last version.`]),
    ...(isWaiting || !place ? [noteOnPlace(place)] : []),
    ...(others ? [noteOnOthers(others, place)] : []),
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

/** What undoing an order means. */
export const orderMeans = ({ title, also = [] }: Change): string =>
  [
    `The ${title} stand in the order of the last version again.`,
    ...also.map((entry) => `${nameOf(entry)} has changed besides, and goes back to that version too.`),
  ].join(' ');

/** What becomes of a picture or sound with the entry beside which it lies. */
export const withIt = ({ path, state }: FileChange): string => {
  const name = nameIn(path);
  if (state === 'new') return `${name} has been added since, and is deleted with it.`;
  return state === 'deleted'
    ? `${name} has been deleted since, and comes back.`
    : `${name} has been changed since, and goes back to what it was.`;
};
