import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from './Button';
import * as styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button that closes it says. */
  readonly close?: string;
  /** More buttons at its end. */
  readonly actions?: ReactNode;
  /** What the button says that does what it is for. */
  readonly main?: string | false;
  readonly look?: ComponentProps<typeof Button>['look'];
  /** Whether that cannot be done yet. */
  readonly isOff?: boolean;
  /** Does it, also by Enter in one of its fields. */
  readonly onMain?: () => void;
  /** Whether more stands in it than in others. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
}

/** A dialogue over the editor; Escape closes it. */
export function Dialog(props: Props) {
  const {
    title,
    children,
    close = 'Cancel',
    actions,
    main,
    look = 'main',
    isOff,
    onMain,
    isWide,
    onClose,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const Content = onMain ? 'form' : 'div';
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
      <Content
        id={`${id}-content`}
        className={styles.content}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          onMain?.();
        }}
      >
        {children}
      </Content>
      <div className={styles.actions}>
        <Button onClick={onClose}>{close}</Button>
        {actions}
        {main && (
          <Button look={look} type="submit" form={`${id}-content`} disabled={isOff}>
            {main}
          </Button>
        )}
      </div>
    </dialog>
  );
}
