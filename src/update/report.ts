import type { Side } from './merge';
import type { Exchanged } from './update';

const wayBack = 'npm run update -- --back';

const listOf = (lines: readonly string[]): string => lines.map((line) => `\n  ${line}`).join('');

const chosen = (settled: readonly string[], keep: Side | null): string =>
  settled.length
    ? `Where both had changed the same, ${keep === 'kit' ? 'the kit’s lines came' : 'yours stayed'}:${listOf(settled)}\n\n`
    : '';

const guessed = ({ isByVersion, from }: Exchanged): string =>
  isByVersion
    ? `This project does not share the kit’s history: what you have changed was told by the kit’s version ${from}.\n\n`
    : '';

const unready = (to: string, failed: string, isBack: boolean): string =>
  `This is version ${to} of the kit, but it is not ready: above you see what is wrong. Set it right, and run
  ${failed}
again${isBack ? '' : `; or go back by\n  ${wayBack}`}`;

const ready = (to: string, news: readonly string[], isBack: boolean): string =>
  isBack
    ? `This is version ${to} of the kit again, with all that you have kept since.`
    : `This is version ${to} of the kit; data/ and static/ stay yours.${news.length ? ` What is new:${listOf(news)}` : ''}
More stands in CHANGELOG.md. The way back: ${wayBack}`;

/** What the author reads after the code was exchanged. `failed` is the command that has failed, if one has. */
export const reportOf = (
  exchanged: Exchanged,
  news: readonly string[],
  {
    keep,
    isBack,
    failed,
  }: { readonly keep: Side | null; readonly isBack: boolean; readonly failed: string | null },
): string =>
  `${guessed(exchanged)}${chosen(exchanged.settled, keep)}${
    failed === null ? ready(exchanged.to, news, isBack) : unready(exchanged.to, failed, isBack)
  }`.replaceAll(/[^\P{Cc}\n]/gu, ' ');
