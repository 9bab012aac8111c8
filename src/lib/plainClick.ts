/** Whether a click asks for what the link does here, and not for a new tab or a download. */
export const isPlainClick = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
