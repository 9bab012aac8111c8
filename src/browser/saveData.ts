/**
 * Fetches nothing ahead where the visitor asks for little data. Gatsby heeds that for links in view, but not for one
 * that the pointer passes.
 */
export const honourSaveData = (): void => {
  if (navigator.connection?.saveData) window.___loader.hovering = () => undefined;
};
