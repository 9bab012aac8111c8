import { useEffect, useState } from 'react';
import { formatSize } from '../../../lib/format';
import * as styles from './PictureField.module.css';

interface Props {
  readonly name: string;
  readonly url: string | undefined;
  readonly isSound: boolean;
}

/** The size of a sound in words; empty until it is known. */
const useSize = (url: string | undefined): string => {
  const [size, setSize] = useState('');
  useEffect(() => {
    const asked = new AbortController();
    const ask = async (address: string): Promise<void> => {
      const answer = await fetch(address, { signal: asked.signal });
      setSize(formatSize((await answer.blob()).size, 'en'));
    };
    // Without it, the name is enough.
    if (url) ask(url).catch(() => setSize(''));
    return () => asked.abort();
  }, [url]);
  return size;
};

function Sound({ name, url }: Omit<Props, 'isSound'>) {
  const size = useSize(url);
  return (
    <div className={styles.sound}>
      {name}
      {size && `, ${size}`}
      {url && (
        // There are no words to show: it is the author's own.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <audio controls src={url} />
      )}
    </div>
  );
}

/** The file that a field has. */
export function Shown({ name, url, isSound }: Props) {
  if (isSound) return <Sound name={name} url={url} />;
  return url ? <img className={styles.picture} src={url} alt={name} /> : <span>{name}</span>;
}
