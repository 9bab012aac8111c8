/** What an author can do about a loss, as the terminal says it and the editor's page. The first stands in the reasons. */
const inTerminal = {
  fetch: 'with --online it is fetched',
  ask: 'with --online Open Library is asked for it',
  tryLinks: 'npm run links tries it out',
  addToMenu: 'add it to data/navigation',
  ownPlace: 'data/pages/',
} as const;

const onPage: Readonly<Record<keyof typeof inTerminal, string>> = {
  fetch: 'where “Fetch pictures that are missing” is ticked, it is fetched',
  ask: 'Open Library is asked for it under “ISBNs”',
  tryLinks: 'press it on the site once, to see that it leads there',
  addToMenu: 'add it in the list under “Navigation”',
  ownPlace: 'in the list under “Pages”',
};

export const advice = inTerminal;

/** A reason in the words of the editor's page, where nobody sees files or types commands. */
export const onScreen = (why: string): string =>
  (Object.keys(inTerminal) as (keyof typeof inTerminal)[])
    .reduce((words, name) => words.replace(inTerminal[name], onPage[name]), why)
    .replaceAll(/(^|; )data\/\S+ /g, '$1');
