import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '../lib/plainClick';
import * as styles from './Facade.module.css';
import { Picture, type PictureFile } from './Picture';

interface FacadeProps {
  readonly className?: string | undefined;
  /** The same at the service, where the link leads without JavaScript. */
  readonly href: string;
  /** The address that is framed after a click. */
  readonly embed: string;
  /** What a click does, before the title: 'Play'. */
  readonly action: string;
  readonly title: string;
  /** The size of the frame in pixels; on a narrow screen it shrinks in proportion. */
  readonly width: number;
  readonly height: number;
  readonly poster: PictureFile;
  /** The width of the poster, as a value of `sizes`. */
  readonly sizes: string;
}

const permissions =
  'accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture';

const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** Stands in for an embed, with its title below: nothing is loaded from the service before a click. */
export function Facade({ className, href, embed, action, title, width, height, poster, sizes }: FacadeProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <figure className={className}>
      {isOpen ? (
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
        <a className={`${styles.facade} cover`} href={href} onClick={open} data-facade>
          <Picture file={poster} alt="" sizes={sizes} />
          <span className={`${styles.action} caps screen-only`}>
            {action}
            <span className="visually-hidden"> {title}</span>
          </span>
        </a>
      )}
      <figcaption className={`${styles.caption} small`}>{title}</figcaption>
    </figure>
  );
}
