/** How deep elements may lie within each other, and how often unclosed letters may be opened again. */
const deepest = 250;
const deepestOfMeaning = 24;
const mostReopened = 500_000;
const longestTag = 100_000;
const mostTags = 200_000;

const single = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const letters = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
const meaning = new Set('blockquote dl ol ul table'.split(' '));
/** Elements that end where the next of their kind begins. */
const closedByNext = new Set('p li dt dd tr td th option'.split(' '));

/**
 * Whether the elements of a text lie so that reading them takes a parser too long: thousands within each other, or letters that
 * are never closed and begin anew in each paragraph. It reads every character a few times at most.
 */
export const isTangled = (html: string): boolean => {
  const open: string[] = [];
  let reopened = 0;
  let lettersOpen = 0;
  let meaningOpen = 0;
  const close = (to: number): void => {
    for (const name of open.splice(to)) {
      if (letters.has(name)) lettersOpen -= 1;
      if (meaning.has(name)) meaningOpen -= 1;
    }
  };
  const tag = /<(\/?)([a-z][a-z0-9:-]{0,40})/gi;
  let last = 0;
  let tags = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    if (found.index - last > longestTag && !html.slice(last, found.index).includes('>')) return true;
    last = found.index;
    tags += 1;
    if (tags > mostTags) return true;
    const name = (found[2] ?? '').toLowerCase();
    if (found[1]) {
      const at = open.lastIndexOf(name);
      if (at >= 0) close(at);
      continue;
    }
    if (single.has(name)) continue;
    if (closedByNext.has(name) && open.at(-1) === name) close(open.length - 1);
    open.push(name);
    if (letters.has(name)) lettersOpen += 1;
    if (meaning.has(name)) meaningOpen += 1;
    reopened += lettersOpen;
    if (open.length > deepest || meaningOpen > deepestOfMeaning || reopened > mostReopened) return true;
  }
  return html.length - last > longestTag && !html.slice(last).includes('>');
};
