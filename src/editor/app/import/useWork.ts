import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Step } from '../../import/importDesk';
import { wordsOf } from '../inWords';
import { desk } from './desk';
import { said, type View } from './view';

/** A long work: what is said of it, how far it is, and why it failed. */
export interface Work {
  readonly status: string;
  readonly step: Step | null;
  readonly refused: string;
  readonly isBusy: boolean;
}

/** Begins a work, with words for it, that leads to another view. */
export type Run = (words: string, does: () => Promise<View>) => Promise<void>;

const idle: Work = { status: '', step: null, refused: '', isBusy: false };

/**
 * Does long works one after the other. The focus goes to what is new, which takes it; where there is nothing new to the first
 * control; and where the work failed, back to where it was.
 */
export const useWork = (setView: (view: View) => void, first: RefObject<HTMLElement | null>) => {
  const [work, setWork] = useState(idle);
  const status = useRef<HTMLParagraphElement>(null);
  const isBusy = useRef(false);
  const run: Run = async (words, does) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const before = document.activeElement;
    // What becomes inert loses the focus.
    status.current?.focus();
    setWork((now) => ({ ...idle, status: words || now.status, isBusy: true }));
    const tell = (step: Step): void =>
      setWork((now) => (now.isBusy ? { ...now, status: `${step.words} …`, step } : now));
    const watching = setInterval(() => {
      desk.step().then(
        ({ step }) => step && tell(step),
        // What is asked for meanwhile says so.
        () => undefined,
      );
    }, 500);
    let next: View | null = null;
    let refused = '';
    try {
      next = await does();
    } catch (error) {
      refused = `Not done: ${wordsOf(error)}`;
    }
    clearInterval(watching);
    isBusy.current = false;
    flushSync(() => {
      if (next) setView(next);
      setWork({ ...idle, refused, status: next ? said[next.at] : '' });
    });
    if (next?.at === 'start') first.current?.focus();
    else if (refused) {
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (isThere ? before : first.current)?.focus();
    }
  };
  return { work, run, status };
};
