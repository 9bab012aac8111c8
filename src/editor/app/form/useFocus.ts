import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { EntryFormProps } from './formContext';
import { goToWords } from './atWords';

/**
 * So long after a field was left, in milliseconds, the form says what it has to say of it: at once, that would move what the
 * author is about to click.
 */
const pause = 150;

const pathOf = ({ target }: FocusEvent): string | null =>
  target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null;

const focusable = ['input:not([hidden])', 'select', 'textarea', '[contenteditable]', 'button']
  .map((selector) => `${selector}:not([data-later])`)
  .join();

/** Which field has the focus, and which had it. */
const useVisited = (onFocusField: EntryFormProps['onFocusField']) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef<(string | null)[]>([]);
  const [focused, setFocused] = useState<string | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<string | null>>(new Set());
  const settle = (path: string | null): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setFocused(path);
      setTouched((before) => new Set([...before, ...left.current]));
    }, pause);
  };
  const onFocus = (event: FocusEvent): void => {
    const path = pathOf(event);
    settle(path);
    if (path !== null) onFocusField(path);
  };
  const onBlur = (event: FocusEvent): void => {
    left.current.push(pathOf(event));
    settle(null);
  };
  return { focused, touched, onFocus, onBlur };
};

/** What of a form is open, and what gives the focus to a field of it. `foldsAround` is what has to be open. */
export const useFocus = (
  { focus, onFocusField }: EntryFormProps,
  foldsAround: (path: string) => readonly string[],
) => {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const setOpen = (path: string, isOpen: boolean): void =>
    setOpened((before) => ({ ...before, [path]: isOpen }));
  const go = (path: string): void => {
    foldsAround(path).forEach((fold) => setOpen(fold, true));
    wanted.current = path;
  };
  const { path, turn } = focus ?? {};
  useEffect(() => {
    if (path === undefined) return;
    setOpen(path, true);
    go(path);
    // The author may want the same field again.
  }, [path, turn]);
  // It may be there only now that the form was drawn anew.
  useEffect(() => {
    const field = root.current?.querySelector(`[data-field="${wanted.current ?? ''}"]`);
    // Of a text among others nothing can be done but to remove it.
    const target =
      field?.querySelector<HTMLElement>('[contenteditable=true]') ??
      field?.querySelector<HTMLElement>(focusable) ??
      field?.querySelector<HTMLElement>('[data-later]');
    if (!field || !target) return;
    const isText = wanted.current === 'body';
    wanted.current = undefined;
    const hadFocus = field.contains(document.activeElement);
    if (!hadFocus) target.focus({ preventScroll: true });
    // A text that has it shows the words that were clicked.
    if (!hadFocus || !isText) field.scrollIntoView({ block: 'nearest' });
    if (focus && target instanceof HTMLTextAreaElement) goToWords(target, focus.words);
  });
  return { root, opened, setOpen, go, ...useVisited(onFocusField) };
};
