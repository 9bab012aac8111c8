import { useState } from 'react';
import { countOf } from '../../../lib/text';
import { messageOf } from '../../publish/message';
import type { Unpublished } from '../../publish/unpublished';
import { wordsOf } from '../inWords';
import { askGit } from './askGit';
import { publishedWords, sendingWords } from './words';

/** How publishing goes or went. */
interface Outcome {
  readonly text: string;
  readonly isFailure: boolean;
}

/** What publishes the changes that are not left for later; `onDone` asks anew what is not published. */
export const usePublishing = (unpublished: Unpublished, onDone: () => Promise<void>) => {
  const { changes, place } = unpublished;
  const [written, setMessage] = useState<string | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const kept = changes.filter(({ id }) => !left.has(id));
  // Until the author writes it, it says what is ticked.
  const message = written ?? messageOf(kept);
  const say = (text: string): void => setOutcome({ text, isFailure: false });
  return {
    ...{ message, setMessage, left, outcome, isBusy },
    leave: (ids: readonly string[], isLeft: boolean): void => {
      const rest = [...left].filter((id) => !ids.includes(id));
      setLeft(new Set(isLeft ? [...rest, ...ids] : rest));
    },
    /** Does something, with nothing else to be done meanwhile, and says how it went. */
    doing: async (does: () => Promise<string>): Promise<void> => {
      setIsBusy(true);
      try {
        say(await does());
      } catch (error) {
        setOutcome({ text: wordsOf(error), isFailure: true });
      }
      await onDone();
      setIsBusy(false);
    },
    /** Takes in what was published elsewhere. */
    fetch: async (): Promise<string> => {
      say('Fetching what was published elsewhere…');
      const { versions } = await askGit.fetch();
      return versions ? `Fetched: ${countOf(versions, 'version')}.` : 'Nothing was published elsewhere.';
    },
    publish: async (): Promise<string> => {
      say('Keeping your changes as a version…');
      if (kept.length)
        await askGit.keep(
          message,
          kept,
          changes.filter(({ id }) => left.has(id)),
        );
      if (!place) return 'Kept as a version on this machine.';
      say(sendingWords(place));
      await askGit.push();
      return publishedWords(place, !left.size);
    },
  };
};
