/** What a link within the page leads to. */
const targetOf = (page: Document, link: Element): Element | null => {
  const name = (link.getAttribute('href') ?? '').slice(1);
  if (!name) return null;
  return (
    page.getElementById(name) ??
    [...page.querySelectorAll('a[name]')].find((place) => place.getAttribute('name') === name) ??
    null
  );
};

/** What holds the words of a note that begins at a place. */
const holderOf = (target: Element): Element | null =>
  target.closest('li') ??
  target.closest('div[id^="ftn"], div[id^="edn"], div[id^="sd"]') ??
  target.closest('p, div');

const isBehind = (a: Node, b: Node): boolean =>
  Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);

/** What a program has around the number of a note alone. */
const withNumber = (link: Element): Element => {
  const { parentElement: around } = link;
  if (!around?.matches('sup, span') || around.textContent.trim() !== link.textContent.trim()) return link;
  return withNumber(around);
};

/**
 * Finds the notes of a page: a link to where another one leads back. The page is changed: numbers become
 * `<sup data-note>`, their words `<dl data-note>` at its end. `newLabel` gives the number of a note.
 */
export const findNotes = (page: Document, newLabel: () => string): void => {
  const links = [...page.querySelectorAll('a[href^="#"]')];
  const known = new Map<Element, string>();
  for (const link of links) {
    const target = targetOf(page, link);
    const holder = target && holderOf(target);
    const back = links.filter((other) => {
      const led = holder?.contains(other) ? targetOf(page, other) : null;
      return (
        led && (led.contains(link) || withNumber(link).contains(led) || link.parentElement?.contains(led))
      );
    });
    if (!holder || !back.length || !isBehind(link, holder)) continue;
    const label = known.get(holder) ?? newLabel();
    known.set(holder, label);
    const number = page.createElement('sup');
    number.dataset['note'] = label;
    withNumber(link).replaceWith(number);
    back.forEach((one) => withNumber(one).remove());
  }
  page
    .querySelectorAll('[style*="footnote-list"] > hr, [class*="footnotes"] > hr')
    .forEach((rule) => rule.remove());
  known.forEach((label, holder) => {
    const words = page.createElement('dl');
    words.dataset['note'] = label;
    words.append(...holder.childNodes);
    holder.remove();
    page.body.append(words);
  });
};
