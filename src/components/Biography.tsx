import type { ReactNode } from 'react';
import * as styles from './Biography.module.css';

interface BiographyProps {
  readonly portrait: ReactNode;
  /** The text beside the portrait. */
  readonly children: ReactNode;
}

/** A text with a portrait: side by side where there is room, else the portrait first. */
export function Biography({ portrait, children }: BiographyProps) {
  return (
    <div className={styles.biography}>
      <div className={styles.portrait}>{portrait}</div>
      <div>{children}</div>
    </div>
  );
}
