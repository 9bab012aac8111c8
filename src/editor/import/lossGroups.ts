import { onScreen } from '../../import/advice';
import type { Lost } from '../../import/found';
import type { Outcome } from '../../import/makeEntries';
import { capitalise } from '../../lib/text';

/** Something that is lost, and of which entry or file, where that says more than the whole export does. */
export interface LostThing {
  readonly what: string;
  readonly where: string;
}

/** What is lost for one reason, under a name for many, which may be empty. */
export interface LossGroup {
  readonly name: string;
  readonly why: string;
  readonly things: readonly LostThing[];
}

/** What many of a kind are called, by how one begins; that beginning goes without saying then. */
const names: readonly (readonly [beginning: RegExp, name: string])[] = [
  [/^the picture (https?:\S*\/)?(?=\S)/, 'Pictures'],
  [/^the link to |^(?=http at )/, 'Links'],
  [/^the menu item /, 'Menu items'],
  [/^the block /, 'Blocks'],
  [/^the author /, 'Authors'],
  [/^the place of /, 'Places'],
  [/^the page /, 'Pages'],
  [/^the ISBN /, 'ISBNs'],
  [/^the day of /, 'Days'],
  [/^(?=a (sound|video)’s player)/, 'Players'],
];

const named = (what: string): { readonly name: string; readonly short: string } => {
  const [beginning = '', name = ''] = names.find(([pattern]) => pattern.test(what)) ?? [];
  return { name, short: what.replace(beginning, '') };
};

/** Where a loss is that is no entry's: in an export of one file nobody looks for a line. */
const placeIn = ({ file, line }: Lost): string => {
  if (/\.(csv|tsv|xlsx|ods)$/i.test(file) && line !== undefined) return `line ${line}`;
  return /\.(md|markdown|html?)$/i.test(file) ? file : '';
};

/**
 * The losses of entries by what is lost and why, the largest group first, in the words of the editor's page. What is no entry has
 * an empty title.
 */
export const lossGroups = (all: readonly Pick<Outcome, 'title' | 'lost'>[]): LossGroup[] => {
  const groups = new Map<string, LossGroup & { readonly things: LostThing[] }>();
  for (const { title, lost } of all)
    for (const one of lost) {
      const { name, short } = named(one.what);
      const why = capitalise(onScreen(one.why).replace(/^is /, ''));
      const group = groups.get(`${name}\n${why}`) ?? { name, why, things: [] };
      group.things.push({ what: short, where: title ? `“${title}”` : placeIn(one) });
      groups.set(`${name}\n${why}`, group);
    }
  return [...groups.values()].toSorted((a, b) => b.things.length - a.things.length);
};
