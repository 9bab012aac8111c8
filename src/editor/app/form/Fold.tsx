import { type ReactNode, useState } from 'react';
import { rarely } from '../../../content/model/sections';
import { Button } from '../ui/Button';
import * as styles from './EntryForm.module.css';
import { useForm } from './formContext';

interface Props {
  readonly path: string;
  readonly title: string;
  /** What is in it, in a line. */
  readonly said?: string;
  /** Whether its title is a heading of the form. */
  readonly isSection?: boolean;
  /** Whether there is nothing in it yet. */
  readonly isNew?: boolean;
  /** Whether it is open until the author folds it. */
  readonly isUsuallyOpen?: boolean;
  /** What stands before its title. */
  readonly before?: ReactNode;
  readonly onFold?: () => void;
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** What opens in place. */
export function Fold(props: Props) {
  const { path, title, said, isSection, isNew, isUsuallyOpen, before, onFold, onRemove, children } = props;
  const { isOpen, setOpen, isWrong, mistakeAt } = useForm();
  const mistake = mistakeAt(path);
  // What is open stays so when its last field is emptied.
  const [usually] = useState(isUsuallyOpen);
  const isShown = isOpen(path, usually);
  const Head = isSection ? 'h2' : 'div';
  const toggle = (): void => {
    setOpen(path, !isShown);
    if (isShown) onFold?.();
  };
  return (
    <div data-field={isSection || title === rarely ? undefined : path}>
      <Head className={styles.head}>
        {before}
        <button
          type="button"
          className={`${styles.toggle} ${isNew && !isShown ? styles.new : ''}`}
          aria-expanded={isShown}
          onClick={toggle}
        >
          <span className={styles.title}>{title}</span>
          {said && !isShown && <span className="soft">{said}</span>}
          {!isShown && isWrong(path) && <span className="mistake">Look here</span>}
        </button>
        {onRemove && (
          <Button look="quiet" aria-label={`Remove ${title}`} data-later="" onClick={onRemove}>
            ✕
          </Button>
        )}
      </Head>
      {mistake && <p className="mistake">{mistake}</p>}
      {isShown && <div className={styles.inside}>{children}</div>}
    </div>
  );
}
