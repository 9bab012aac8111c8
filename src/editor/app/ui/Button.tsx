import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';

type Look = 'main' | 'plain' | 'quiet' | 'danger';

interface Props extends ComponentProps<'button'> {
  readonly look?: Look;
}

/** A button of the editor. */
export function Button({ look = 'plain', type = 'button', className = '', ...props }: Props) {
  return <button type={type} className={`${styles.button} ${styles[look]} ${className}`} {...props} />;
}
