import { isMedia } from '../../change/paths';
import type { Notice } from '../useSaving';
import { Button } from './Button';
import * as styles from './NoticeBox.module.css';
import { ReasonText } from './ReasonText';

/** What was said of a save, until it is closed or another comes. */
export function NoticeBox({
  notice,
  onDelete,
  onClose,
}: {
  readonly notice: Notice | null;
  /** Deletes a picture or sound that nothing uses. */
  readonly onDelete: (path: string) => void;
  readonly onClose: () => void;
}) {
  return (
    <div role={notice?.isFailure ? 'alert' : 'status'} className={notice ? styles.notice : undefined}>
      {notice && (
        <>
          <p>{notice.heading}</p>
          <ul>
            {notice.reasons.map((reason) => (
              <li key={reason.message}>
                <ReasonText reason={reason} />{' '}
                {isMedia(reason.file ?? '') && (
                  <Button onClick={() => onDelete(reason.file ?? '')}>Delete it</Button>
                )}
              </li>
            ))}
          </ul>
          <Button onClick={onClose}>Close</Button>
        </>
      )}
    </div>
  );
}
