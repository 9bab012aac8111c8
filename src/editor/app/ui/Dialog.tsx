import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import * as styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons at its end, beside the one that closes it. */
  readonly actions?: ReactNode;
  /** What the button that closes it says. */
  readonly close?: string;
  /** Whether more stands in it than in others. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
}

/** A dialogue over the editor; Escape closes it. */
export function Dialog({ title, children, actions, close = 'Cancel', isWide = false, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it is still there, it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${isWide ? styles.wide : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // A window of the system for a file, closed without one, says so from within it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{close}</Button>
        {actions}
      </div>
    </dialog>
  );
}
