/** What Decap says in words of its own that are no phrases, and what is said instead. */
const better: readonly (readonly [RegExp, string])[] = [
  [/^Failed to persist media: /, 'Not saved: '],
  [/^Failed to delete media: /, 'Not deleted: '],
  [/\b(API_ERROR|Error): /, ''],
];

/** What is said in the place of a text of Decap's. */
export const inBetterWords = (text: string): string =>
  better.reduce((said, [theirs, ours]) => said.replace(theirs, ours), text);

const mend = (toast: Element): void => {
  const texts = document.createTreeWalker(toast, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const said = node.nodeValue ?? '';
    const better = inBetterWords(said);
    if (better !== said) node.nodeValue = better;
  }
};

/** Has the notices that Decap shows for some seconds speak plainly. */
export const mendToasts = (): void => {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      addedNodes.forEach((node) => {
        const toast = node instanceof Element && node.closest('.Toastify');
        if (toast) mend(toast);
      });
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
};
