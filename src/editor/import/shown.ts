import type { FoundLeft, Lost } from '../../import/found';
import type { Prepared } from '../../import/importInto';
import type { Moved } from '../../import/newAddresses';
import { lostOf, summary } from '../../import/report';

/** What an import would do, as the editor's page shows it. */
export interface Shown {
  /** From where it comes, like WordPress. */
  readonly source: string;
  /** How many of each, in words. */
  readonly summary: string;
  readonly rows: readonly { readonly state: string; readonly title: string; readonly becomes: string }[];
  readonly lost: readonly Lost[];
  readonly left: readonly FoundLeft[];
  readonly addresses: readonly Moved[];
  /** What was changed by hand since, or has words of its own: it stays, unless the author says otherwise. */
  readonly changed: readonly { readonly key: string; readonly file: string }[];
  /** How many files would be written. */
  readonly files: number;
}

/** What an import that is ready would do. */
export const shownOf = (source: string, prepared: Prepared, changed: Shown['changed']): Shown => ({
  source,
  summary: summary(prepared),
  rows: prepared.outcomes.map(({ title, state, why, planned }) => ({
    state,
    title,
    becomes: state === 'left out' ? (why ?? '') : planned.file,
  })),
  lost: lostOf(prepared),
  left: prepared.left,
  addresses: prepared.addresses,
  changed,
  files: prepared.files.length,
});
