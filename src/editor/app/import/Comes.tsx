import { type ReactNode, useState } from 'react';
import type { Shown } from '../../import/shown';
import { Button } from '../ui/Button';
import * as styles from './ImportScreen.module.css';
import { Outcome } from './Outcome';
import { Heading, Tick } from './parts';

interface Props {
  readonly shown: Shown;
  readonly picturesAt: string;
  /** Another button. */
  readonly children: ReactNode;
  readonly onBring: (replace: string[], isFetching: boolean) => void;
  readonly onLeave: () => void;
}

/** What comes, before anything is changed, to be kept or left. */
export function Comes({ shown, picturesAt, children, onBring, onLeave }: Props) {
  const [replace, setReplace] = useState<string[]>([]);
  const [isFetching, setIsFetching] = useState(false);
  const { source, summary, rows, changed } = shown;
  const isSome = shown.files + changed.length > 0;
  return (
    <>
      <Heading>
        From {source}: {summary}
      </Heading>
      {!isSome && (
        <p>
          {rows.length
            ? 'There is nothing new: all of it is here already.'
            : 'There is nothing in it that can be brought in.'}
        </p>
      )}
      {changed.length > 0 && (
        <fieldset>
          <legend>These have your own words, and stay. Tick what shall be replaced.</legend>
          {changed.map(({ key, name }) => (
            <Tick
              key={key}
              onChange={({ target }) =>
                setReplace((now) => (target.checked ? [...now, key] : now.filter((one) => one !== key)))
              }
            >
              {name}
            </Tick>
          ))}
        </fieldset>
      )}
      {isSome && (
        <Tick onChange={({ target }) => setIsFetching(target.checked)}>
          Fetch pictures that are missing from {picturesAt}, two a second
        </Tick>
      )}
      <div className={styles.buttons}>
        {isSome && (
          <Button look="main" onClick={() => onBring(replace, isFetching)}>
            Bring it in
          </Button>
        )}
        {children}
        <Button onClick={onLeave}>Leave it</Button>
      </div>
      <Outcome shown={shown} />
    </>
  );
}
