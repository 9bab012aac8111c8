import type { Host } from '../../../../src/editor/app/host/host';
import type { Written } from './repository';

/** A small site behind a host, and how to look past the host at what is there. */
export interface Ground {
  readonly host: Host;
  /** The same for who has another token. */
  readonly withToken: (token: string) => Host;
  /** All files of the content with their bytes in hexadecimal digits, by their paths. */
  readonly files: () => Readonly<Record<string, string>>;
  /** The text of a file; null where there is none. */
  readonly text: (path: string) => string | null;
  /** Changes files as somebody else does. */
  readonly others: (written: Written) => void;
  /** Has git keep what was saved, where a save does not. */
  readonly keep: (message: string) => void;
  readonly end: () => Promise<unknown>;
}
