import type { EngineName } from './findEngines';

/** What a browser is told here, whatever its protocol. */
export interface Engine {
  readonly name: EngineName;
  /** Goes to an address as one who types it, and resolves when the page is loaded. */
  navigate(url: string): Promise<void>;
  /** Goes so many entries through the history: -1 is Back, 1 Forward. */
  traverse(delta: number): Promise<void>;
  reload(): Promise<void>;
  /** Resolves with what an expression comes to in the page, which must be text, or a promise of one. */
  evaluate(expression: string): Promise<string>;
  /** Moves, presses and releases: WebDriver's actions, which both protocols know. */
  perform(actions: readonly object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The page as it prints, a PDF. Only Firefox is asked. */
  print?(): Promise<Buffer>;
  /** Closes all tabs but the one that is steered, and resolves with how many there were. Only Firefox is asked. */
  closeOthers?(): Promise<number>;
  close(): Promise<void>;
}

/** Resolves after some milliseconds. */
export const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Tries until something comes without an error, for ten seconds. */
export const eventually = async <T>(attempt: () => Promise<T>, until = Date.now() + 10_000): Promise<T> => {
  try {
    return await attempt();
  } catch (error) {
    if (Date.now() > until) throw error;
    await pause(50);
    return eventually(attempt, until);
  }
};
