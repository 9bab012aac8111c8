import type { RefObject } from 'react';
import * as styles from './ImportScreen.module.css';
import type { Work } from './useWork';

interface Props {
  readonly work: Work;
  readonly status: RefObject<HTMLParagraphElement | null>;
}

/** Says what is done, how far it is, and why it is not. The numbers change twice a second: they are shown, and not read out. */
export function Progress({ work: { status: words, step, refused, isBusy }, status }: Props) {
  const numbers = [step?.done, step?.of].flatMap((one) => (one ? [one.toLocaleString('en')] : []));
  return (
    <div className={styles.progress}>
      <p role="status" tabIndex={-1} ref={status}>
        {words}
      </p>
      {isBusy && (
        <progress aria-label="How far it is" {...(step?.of && { value: step.done, max: step.of })} />
      )}
      {numbers.length > 0 && <p className={styles.said}>{numbers.join(' of ')}</p>}
      <p role="alert">{refused}</p>
    </div>
  );
}
