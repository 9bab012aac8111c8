import { useState, useSyncExternalStore } from 'react';
import { words } from 'site-words/pressKit';
import * as styles from './CopyButton.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** What those who hear it hear next. */
  readonly of: string;
}

/** How long it is said that the text is copied, in milliseconds. */
const saidFor = 2500;

const never = (): (() => void) => () => undefined;

/** Copies a text; not there where a browser cannot. */
export function CopyButton({ text, of }: CopyButtonProps) {
  // Not without scripts, and not where the address is no https.
  const hasClipboard = useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  );
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), saidFor);
      },
      // A visitor who forbids it can still select the text.
      () => undefined,
    );
  };
  return (
    hasClipboard && (
      <>
        <button className={`${styles.copy} caps small screen-only`} type="button" onClick={copy}>
          {isCopied ? words.copied : words.copy}
          <span className="visually-hidden"> {of}</span>
        </button>
        <span className="visually-hidden" role="status">
          {isCopied && words.copied}
        </span>
      </>
    )
  );
}
