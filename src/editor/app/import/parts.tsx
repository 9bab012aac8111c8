import type { ComponentProps, ReactNode } from 'react';
import * as styles from './ImportScreen.module.css';

const focus = (heading: HTMLElement | null): void => heading?.focus();

/** The title of what is new, which takes the focus. */
export function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <h3 tabIndex={-1} ref={focus}>
      {children}
    </h3>
  );
}

/** A box with words beside it. */
export function Tick({ children, ...props }: ComponentProps<'input'>) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...props} />
      <span>{children}</span>
    </label>
  );
}
