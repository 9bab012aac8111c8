import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { isPlainClick } from '../lib/plainClick';
import * as styles from './Facade.module.css';

interface FacadeProps {
  /** Where the same can be seen at the service: what the link is without JavaScript. */
  readonly href: string;
  /** The address that is framed after a click. */
  readonly embed: string;
  /** What a click does, before the title: 'Play'. */
  readonly action: string;
  readonly title: string;
  /** The size of the frame in pixels; on a narrow screen it shrinks in proportion. */
  readonly width: number;
  readonly height: number;
  /** The poster. */
  readonly children: ReactNode;
}

const permissions =
  'accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture';

const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** A stand-in for an embed: nothing of the service is loaded before the visitor asks for it. */
export function Facade({ href, embed, action, title, width, height, children }: FacadeProps) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  }, []);
  return isOpen ? (
    <iframe
      ref={focus}
      className={styles.frame}
      src={embed}
      title={title}
      width={width}
      height={height}
      allow={permissions}
      allowFullScreen
      // YouTube answers 'Error 153' where it is not told which site asks.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  ) : (
    <a className={styles.facade} href={href} onClick={open} data-facade>
      {children}
      <span className={styles.action}>
        {action}
        <span className="visually-hidden"> {title}</span>
      </span>
    </a>
  );
}
