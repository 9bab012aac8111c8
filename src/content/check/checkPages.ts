import { mayBeOff } from '../model/pages';
import { type Addresses, isOff, isReached, isShown } from './addresses';
import { type Entry, problemAt, problemsAt, problemsInText } from '../read/entry';
import { fieldsOfKind, textsOf } from '../read/fieldsIn';
import { type FieldPath, lineAt } from '../read/parsedFile';
import type { Problem } from '../read/problem';

const neverOff = (entry: Entry): Problem[] =>
  isOff(entry) && !mayBeOff(entry.slug)
    ? [problemAt(entry, ['off'], 'must be left out: every site has this page')]
    : [];

const noPress =
  'has {press}, and data/site.json names no press: write something else, or give the site a press';

/** Tells whether menu and footer leave out what stands at a path of an entry, since its link leads to a page that is off. */
const leftOutOf = (entry: Entry, addresses: Addresses): ((path: FieldPath) => boolean) => {
  const links = fieldsOfKind(entry, 'route');
  const off = links.filter(({ text }) => !isReached(text, addresses)).map(({ path }) => path.slice(0, -1));
  // What the menu opens to is all off, and so is what opens.
  if (entry.collection === 'navigation' && off.length && off.length === links.length) return () => true;
  return (path) => off.some((item) => item.every((step, index) => step === path[index]));
};

/** Where an entry names the press. Links to its page are checked elsewhere. */
const pressIn = (entry: Entry, addresses: Addresses): Problem[] => {
  const { body = '' } = entry.parsed;
  const lines = new Set([...body.matchAll(/\{press\}(?!\/)/g)].map(({ index }) => lineAt(body, index)));
  const isLeftOut = leftOutOf(entry, addresses);
  return [
    ...textsOf(entry).flatMap(({ path, text }) =>
      problemsAt(entry, path, text.includes('{press}') && !isLeftOut(path) && noPress),
    ),
    ...[...lines].flatMap((line) => problemsInText(entry, line, noPress)),
  ];
};

/** What is wrong with the switches of the pages, and where a text speaks of a press that is not there. */
export const checkPages = (entries: readonly Entry[], addresses: Addresses): Problem[] => {
  const { switches } = addresses;
  const pressless = switches.press === undefined ? entries.filter((entry) => isShown(entry, switches)) : [];
  return [...entries.flatMap(neverOff), ...pressless.flatMap((entry) => pressIn(entry, addresses))];
};
