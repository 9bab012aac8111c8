import { withPrefix } from 'gatsby';
import { useLayoutEffect, useRef } from 'react';
import { words } from 'site-words/search';
import { searchFieldId, searchRoute } from '../lib/searchRoutes';
import * as styles from './SearchForm.module.css';

/** What is longer is a text that was pasted, and would be looked for a long time. */
const longestQuery = 100;

interface SearchFormProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Somebody is about to search. */
  readonly onFocus: () => void;
  /** Somebody goes on, perhaps to what was found. */
  readonly onBlur: () => void;
  readonly onSubmit: () => void;
}

/** Where a word is typed. Before the scripts are there it leads to this page, with what was typed in its address. */
export function SearchForm({ typed, onType, onFocus, onBlur, onSubmit }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // What was typed before the scripts were there stays.
    if (field.current?.value) onType(field.current.value);
    if (field.current === document.activeElement) onFocus();
  }, [onType, onFocus]);
  return (
    <form
      className={`${styles.form} row column scripted`}
      role="search"
      action={withPrefix(searchRoute)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input
        className={styles.field}
        ref={field}
        value={typed}
        id={searchFieldId}
        type="search"
        name="q"
        aria-label={words.field}
        placeholder={words.field}
        maxLength={longestQuery}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      <button className={`${styles.submit} button`}>{words.submit}</button>
    </form>
  );
}
