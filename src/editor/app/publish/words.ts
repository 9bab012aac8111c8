import { capitalise, countOf, listed, nameIn } from '../../../lib/text';
import type { Change } from '../../publish/changes';
import type { FileChange } from '../../../git/status';
import type { Unpublished } from '../../publish/unpublished';

/** A place as an author knows it: of a folder its name. */
const placeName = (place: string): string =>
  /^([./]|\w:)/.test(place) ? `the folder ${nameIn(place)}` : place;

/** What is said when all was sent to a place. */
export const publishedWords = (place: string, isAll: boolean): string =>
  `Published: ${isAll ? 'all that is saved' : 'what you chose'} is at ${placeName(place)}.`;

/** What is said while it is sent there. */
export const sendingWords = (place: string): string =>
  `Sending it to ${placeName(place)}… You can close this and go on writing.`;

/** What the button says that opens the panel. */
export const labelOf = ({ changes, versions, place }: Unpublished): string => {
  const waiting = [
    ...(changes.length ? [countOf(changes.length, 'change')] : []),
    ...(versions.length ? [countOf(versions.length, 'version')] : []),
  ].join(', ');
  if (waiting) return `Publish… ${waiting}`;
  return `All that is saved is ${place ? 'published' : 'kept'}`;
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
    ? `It goes to ${placeName(place)}, and your web host builds the site from there, once you have set that up: the guide “Make it yours” says how, under “Publish”.`
    : 'There is no place to publish to yet. A version keeps this state on your machine, so that you can come back to it. To publish, make an empty project at a Git host and, in a terminal in this folder, type git remote add origin and its address. Then open this again. The guide “Make it yours” says it step by step, under “Publish”.';

/** What is said of files that are no content. */
const noteOnOthers = (others: number): string =>
  `${countOf(others, 'file')} that ${others === 1 ? 'is' : 'are'} not edited here ${others === 1 ? 'has' : 'have'} changed too, and ${others === 1 ? 'is' : 'are'} not published by this. The guide “Make it yours” says what to do with ${others === 1 ? 'it' : 'them'}, under “Publish”.`;

/** What an author should know before, in a sentence or two each. */
export const notesOn = ({ changes, versions, place, others, obstacle }: Unpublished): string[] => {
  const isWaiting = changes.length + versions.length > 0;
  return [
    ...(obstacle ? [`Nothing can be published now: ${obstacle}.`] : []),
    ...(isWaiting ? [] : ['Nothing was saved since the last version.']),
    ...(isWaiting || !place ? [noteOnPlace(place)] : []),
    ...(others ? [noteOnOthers(others)] : []),
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
