/** What is used of a browser's report of a frame of more than 50 ms, which TypeScript's library does not know. */
interface LongFrame extends PerformanceEntry {
  /** How long it left the visitor without an answer, in milliseconds. */
  readonly blockingDuration: number;
}

const longFrame = 'long-animation-frame';

/**
 * How long a page may leave the visitor without an answer before the device counts as slow, in milliseconds (measured in
 * docs/decisions/0010-view-transitions.md).
 */
export const mostBlocking = 25;

/** After how many pages in a row without a long frame it counts as quick again. */
const quickPages = 2;

/** What the page on the screen had so far. */
let blocked = 0;
let frames = 0;

let quickInARow = 0;
let slow = false;

/** Begins to look at the long frames of each page, of the first one from its arrival on. */
export const watchPace = (): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes(longFrame)) return;
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries()) {
      frames += 1;
      blocked += (frame as LongFrame).blockingDuration;
    }
    slow ||= blocked > mostBlocking;
  }).observe({ type: longFrame, buffered: true });
};

/** Says that another page has taken the place of the last one. */
export const startAnew = (): void => {
  quickInARow = frames ? 0 : quickInARow + 1;
  if (quickInARow >= quickPages) slow = false;
  blocked = 0;
  frames = 0;
};

/** Whether the pages so far say that the device is slow. A browser that knows nothing of it counts as quick. */
export const isSlow = (): boolean => slow;
