import { onScreen } from '../../import/advice';
import type { Prepared } from '../../import/importInto';
import type { Outcome } from '../../import/makeEntries';
import type { Planned } from '../../import/plan';
import { leftLine, movedLine, summary } from '../../import/report';
import { capitalise } from '../../lib/text';
import { kindOf } from '../kindOf';
import { type LossGroup, lossGroups } from './lossGroups';

/** What an import would do, as the editor's page shows it. */
export interface Shown {
  /** From where it comes, like WordPress. */
  readonly source: string;
  /** How many of each, in words. */
  readonly summary: string;
  readonly rows: readonly ReturnType<typeof rowOf>[];
  readonly lost: readonly LossGroup[];
  /** Lines of the report: what is left, and where old addresses lead. */
  readonly left: readonly string[];
  readonly addresses: readonly string[];
  /** What was changed by hand since, or has words of its own: it stays, unless the author says otherwise. */
  readonly changed: readonly { readonly key: string; readonly name: string }[];
  /** How many files would be written. */
  readonly files: number;
}

/** What something is that comes, as "Post" or "Page, a draft". */
export const kindOfPlanned = ({ collection, found }: Pick<Planned, 'collection' | 'found'>): string =>
  `${capitalise(kindOf(collection))}${found.fields['draft'] === true ? ', a draft' : ''}`;

/** What an author is told of an entry: what it is, and why it is left out. */
const rowOf = ({ planned, title, state, why = '' }: Outcome) => {
  const kind = kindOfPlanned(planned);
  return { state, title, becomes: state === 'left out' ? `${kind}: ${onScreen(why)}` : kind };
};

/** What an import that is ready would do. */
export const shownOf = (source: string, prepared: Prepared, changed: Shown['changed']): Shown => ({
  source,
  summary: summary(prepared),
  rows: prepared.outcomes.map(rowOf),
  lost: lossGroups([{ title: '', lost: prepared.lost }, ...prepared.outcomes]),
  left: prepared.left.map(leftLine),
  addresses: prepared.addresses.map(movedLine),
  changed,
  files: prepared.files.length,
});
