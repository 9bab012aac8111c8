import { capitalise, listed, withArticle } from '../../lib/text';
import { growingCollections } from '../../content/model/collections';
import type { Change } from './changes';
import type { State } from '../../git/status';

type Named = Pick<Change, 'kind' | 'title' | 'state'>;

/** As long as Git hosts show the first line of a message whole. */
const longest = 72;

const verbs: Readonly<Record<State, string>> = { new: 'add', changed: 'change', deleted: 'delete' };

const irregular = new Map(growingCollections.map(({ one, plural }) => [one, plural]));

const plural = (word: string): string =>
  irregular.get(word) ?? (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);

/** What there is once, and has no title. */
const single = (kind: string): string => `the ${kind === 'site' ? 'settings' : kind}`;

const counted = ({ kind, title }: Named, count: number): string => {
  if (!title) return single(kind);
  return count === 1 ? withArticle(kind) : `${count} ${plural(kind)}`;
};

/** What is done to it, as `change the book "A Title"`. */
const named = ({ kind, title, state }: Named): string =>
  kind === 'order'
    ? `change the order of the ${title}`
    : `${verbs[state]} ${title ? `the ${kind} "${title}"` : single(kind)}`;

const sentence = (parts: readonly string[]): string => capitalise(listed(parts, 'and'));

/** Changes of one kind of entry that are alike. */
const alike = (changes: readonly Named[]): Named[][] => {
  const groups = new Map<string, Named[]>();
  for (const change of changes) {
    const key = `${change.state} ${change.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
};

/** Says of each group what is done, and names single entries as long as `isNamed` says so. */
const said = (groups: readonly Named[][], isNamed: (index: number) => boolean): string =>
  sentence(
    groups.flatMap((group, index) => {
      const [first] = group;
      if (!first) return [];
      if (group.length === 1 && isNamed(index)) return [named(first)];
      return [`${verbs[first.state]} ${counted(first, group.length)}`];
    }),
  );

const shortened = (change: Named): string => {
  const whole = sentence([named(change)]);
  if (whole.length <= longest) return whole;
  const room = longest - named({ ...change, title: '…' }).length;
  return sentence([
    named({ ...change, title: `${Array.from(change.title).slice(0, room).join('').trimEnd()}…` }),
  ]);
};

/** The first line of a version's message: what is done in it, as much of it by name as there is room for. */
export const messageOf = (changes: readonly Named[]): string => {
  const [first, ...others] = changes;
  if (!first) return '';
  if (!others.length) return shortened(first);
  const groups = alike(changes);
  const short = [() => true, (index: number) => index === 0, () => false]
    .map((isNamed) => said(groups, isNamed))
    .find((text) => text.length <= longest);
  return short ?? `Change ${changes.length} entries`;
};
