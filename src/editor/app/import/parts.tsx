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

/** So many are drawn; the report has all. */
export const mostDrawn = 500;

/** Says how many of so many are not drawn. */
export function More({ count }: { readonly count: number }) {
  if (count <= mostDrawn) return null;
  const more = (count - mostDrawn).toLocaleString('en');
  return <p>And {more} more, which stand in before-import/report.txt once it is in.</p>;
}
