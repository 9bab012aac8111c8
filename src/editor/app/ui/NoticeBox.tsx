import type { Notice } from '../useSaving';
import { Button } from './Button';
import * as styles from './NoticeBox.module.css';

/** What was said of a save, until it is closed or another comes. */
export function NoticeBox({
  notice,
  onClose,
}: {
  readonly notice: Notice | null;
  readonly onClose: () => void;
}) {
  return (
    <div role={notice?.isFailure ? 'alert' : 'status'} className={notice ? styles.notice : undefined}>
      {notice && (
        <>
          <p>{notice.heading}</p>
          <ul>
            {notice.reasons.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          <Button onClick={onClose}>Close</Button>
        </>
      )}
    </div>
  );
}
