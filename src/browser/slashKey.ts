import { withPrefix } from 'gatsby';
import { searchFieldId, searchRoute, slashKeyMarks } from '../lib/searchRoutes';
import { tried } from '../lib/tried';

const writing = 'input,textarea,select,[contenteditable]';

/** Whether the visitor has switched the key off. A browser that keeps nothing has nothing switched off. */
const isOff = (): boolean => Boolean(tried(() => localStorage.getItem(slashKeyMarks)));

/** Leads to the field of the search by the / key: by the address, whose hash browsers focus. */
export const listenForSlash = (): void =>
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, altKey, metaKey, isComposing, target } = event;
    if (key !== '/' || ctrlKey || altKey || metaKey || isComposing || event.defaultPrevented) return;
    if ((target instanceof Element && target.closest(writing)) || isOff()) return;
    event.preventDefault();
    const input = document.getElementById(searchFieldId);
    if (input) input.focus();
    else location.assign(`${withPrefix(searchRoute)}#${searchFieldId}`);
  });
