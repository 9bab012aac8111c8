import { mayBeOff, isOn, type Switches } from '../model/pages';
import { isOff, isShown, switchesOf } from './addresses';
import { type Entry, problemAt, problemsAt, problemsInText } from '../read/entry';
import { fieldsOfKind, textsOf } from '../read/fieldsIn';
import { lineAt } from '../read/parsedFile';
import type { Problem } from '../read/problem';

const neverOff = (entry: Entry): Problem[] =>
  isOff(entry) && !mayBeOff(entry.slug)
    ? [problemAt(entry, ['off'], 'must be left out: every site has this page')]
    : [];

const noPress =
  'has {press}, and data/site.json names no press: write something else, or give the site a press';

/** Where an entry names the press. Links to its page are checked elsewhere. */
const pressIn = (entry: Entry): Problem[] => {
  const { body = '' } = entry.parsed;
  const lines = new Set([...body.matchAll(/\{press\}(?!\/)/g)].map(({ index }) => lineAt(body, index)));
  return [
    ...textsOf(entry).flatMap(({ path, text }) =>
      problemsAt(entry, path, text.includes('{press}') && noPress),
    ),
    ...[...lines].flatMap((line) => problemsInText(entry, line, noPress)),
  ];
};

/** Whether an entry leads to a page that is switched off, so that the navigation leaves it out. */
const leadsNowhere = (entry: Entry, switches: Switches): boolean =>
  fieldsOfKind(entry, 'route').some(({ text }) => !isOn(text, switches));

/** What is wrong with the switches of the pages, and where a text speaks of a press that is not there. */
export const checkPages = (entries: readonly Entry[]): Problem[] => {
  const switches = switchesOf(entries);
  const shown = entries.filter((entry) => isShown(entry, switches) && !leadsNowhere(entry, switches));
  return [...entries.flatMap(neverOff), ...(switches.press === undefined ? shown.flatMap(pressIn) : [])];
};
