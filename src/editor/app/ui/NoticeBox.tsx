import { isMedia } from '../../change/paths';
import type { Change } from '../host/host';
import type { Notice } from '../useSaving';
import { Button } from './Button';
import * as styles from './NoticeBox.module.css';
import { ReasonText } from './ReasonText';

/** What was said of a save, until it is closed or another comes. */
export function NoticeBox({
  notice,
  onDelete,
  onBringBack,
  onClose,
}: {
  readonly notice: Notice | null;
  /** Deletes a picture or sound that nothing uses. */
  readonly onDelete: (path: string) => void;
  readonly onBringBack: (change: Change) => void;
  readonly onClose: () => void;
}) {
  const back = notice?.back;
  return (
    <div role={notice?.isFailure ? 'alert' : 'status'} className={notice ? styles.notice : undefined}>
      {notice && (
        <>
          <p>{notice.heading}</p>
          {notice.reasons.length > 0 && (
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
          )}
          <div className="buttons">
            {back && <Button onClick={() => onBringBack(back)}>Bring it back</Button>}
            <Button onClick={onClose}>Close</Button>
          </div>
        </>
      )}
    </div>
  );
}
