import type { Prepared } from '../../import/importInto';
import { leftLine, lostLine, lostOf, movedLine, type ReportRow, rowOf, summary } from '../../import/report';

/** What an import would do, as the editor's page shows it. */
export interface Shown {
  /** From where it comes, like WordPress. */
  readonly source: string;
  /** How many of each, in words. */
  readonly summary: string;
  readonly rows: readonly ReportRow[];
  /** Lines of the report: what is lost, what is left, and where old addresses lead. */
  readonly lost: readonly string[];
  readonly left: readonly string[];
  readonly addresses: readonly string[];
  /** What was changed by hand since, or has words of its own: it stays, unless the author says otherwise. */
  readonly changed: readonly { readonly key: string; readonly file: string }[];
  /** How many files would be written. */
  readonly files: number;
}

/** What an import that is ready would do. */
export const shownOf = (source: string, prepared: Prepared, changed: Shown['changed']): Shown => ({
  source,
  summary: summary(prepared),
  rows: prepared.outcomes.map(rowOf),
  lost: lostOf(prepared).map(lostLine),
  left: prepared.left.map(leftLine),
  addresses: prepared.addresses.map(movedLine),
  changed,
  files: prepared.files.length,
});
