import { searchFieldId, slashKeyMarks } from '../lib/searchRoutes';

/**
 * Leads to the field of the search by the / key: by the address, whose end browsers focus. Does nothing where somebody
 * writes, and who has switched it off; a browser that keeps nothing has nothing switched off. Every page carries this
 * function as text, so it may use nothing but its arguments.
 */
const listen = (path: string, field: string, marks: string): void => {
  const isOff = (): boolean => {
    try {
      return Boolean(localStorage.getItem(marks));
    } catch {
      return false;
    }
  };
  const writing = 'input,textarea,select,[contenteditable]';
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, altKey, metaKey, isComposing, target } = event;
    if (key !== '/' || ctrlKey || altKey || metaKey || isComposing || event.defaultPrevented) return;
    if ((target instanceof Element && target.closest(writing)) || isOff()) return;
    event.preventDefault();
    const input = document.getElementById(field);
    if (input) input.focus();
    else location.assign(`${path}#${field}`);
  });
};

/** The script that every page carries, the same on all of them, given the path of the search. */
export const slashKey = (path: string): string =>
  `(${String(listen)})(${[path, searchFieldId, slashKeyMarks].map((text) => JSON.stringify(text)).join(',')})`;
