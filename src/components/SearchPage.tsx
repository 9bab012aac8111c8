import { useRef } from 'react';
import { words } from 'site-words/search';
import { useAddressQuery } from '../hooks/useAddressQuery';
import { useKeptMarks } from '../hooks/useKeptMarks';
import { useSearch } from '../hooks/useSearch';
import type { Titled } from '../lib/searchDocument';
import { slashKeyMarks, slashKeyOff } from '../lib/searchRoutes';
import { SearchForm } from './SearchForm';
import { SearchResults } from './SearchResults';
import { TitleIndex } from './TitleIndex';
import * as styles from './SearchPage.module.css';

interface SearchPageProps {
  /** All titles, in groups of a kind. */
  readonly groups: readonly (readonly Titled[])[];
}

/** The most that are listed of what was found. */
const most = 50;

/** How many were found, or that nothing was. */
const sayingOf = (count: number, query: string): string => {
  if (!count) return words.nothing(query);
  return count > most ? words.foundMore(most, count, query) : words.found(count, query);
};

/** Switches the key off that leads to the search: who speaks to a browser may say it without meaning to. */
function SlashKeyBox() {
  const [marks, keep] = useKeptMarks(slashKeyMarks);
  return (
    <label className={`${styles.slash} small soft scripted`}>
      <input
        type="checkbox"
        autoComplete="off"
        checked={!marks.includes(slashKeyOff)}
        onChange={({ target }) => keep(() => (target.checked ? [] : [slashKeyOff]))}
      />{' '}
      {words.slashKey}
    </label>
  );
}

/** A field in which a word is looked for, and what was found; as long as nothing is asked for, all there is. */
export function SearchPage({ groups }: SearchPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { typed, debounced, type, keep } = useAddressQuery();
  const query = typed.trim();
  const { found, hasFailed, load } = useSearch(query);
  const saying = query
    ? found
      ? sayingOf(found.length, query)
      : hasFailed
        ? words.failed
        : words.loading
    : '';
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <SearchForm
        typed={typed}
        onType={type}
        onFocus={load}
        onBlur={keep}
        onSubmit={() => heading.current?.focus()}
      />
      <SlashKeyBox />
      {/* Those who hear the page are told when typing pauses. */}
      <p className="visually-hidden" role="status">
        {debounced === typed && saying}
      </p>
      {found ? (
        <SearchResults found={found.slice(0, most)} saying={saying} heading={heading} />
      ) : (
        <p className={`${styles.lead} soft space-m`}>{saying || words.allTitles}</p>
      )}
      {!found?.length && <TitleIndex groups={groups} />}
    </div>
  );
}
