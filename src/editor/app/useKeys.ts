import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface Does {
  readonly save: () => unknown;
  readonly undo: () => unknown;
  readonly redo: () => unknown;
}

/** What takes keys itself: a field has its own steps back, and so has a text. */
const typed = 'input, textarea, select, [contenteditable] *, [contenteditable]';

/** Has Ctrl+S save, and Ctrl+Z and Ctrl+Y take steps back and forward; on a Mac the command key does the same. */
export const useKeys = (does: Does): void => {
  const latest = useRef(does);
  useLayoutEffect(() => {
    latest.current = does;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if ((!event.ctrlKey && !event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const { activeElement: active } = document;
      const isTyping = active instanceof HTMLElement && active.matches(typed);
      if (key === 's') {
        // Some fields take over what was typed when they are left.
        flushSync(() => {
          if (!isTyping) return;
          active.blur();
          active.focus({ preventScroll: true });
        });
        latest.current.save();
      } else if (key === 'z' && !isTyping) latest.current[event.shiftKey ? 'redo' : 'undo']();
      else if (key === 'y' && !isTyping) latest.current.redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
