import { element } from '../element';

/** A field for a file, which takes what is dropped anywhere on the page as well; `choose` is given each. */
export const fileField = (
  choose: (files: readonly File[]) => void,
): { readonly input: HTMLInputElement; readonly part: HTMLElement } => {
  const input = element('input', { type: 'file', id: 'file', 'aria-describedby': 'what' });
  const part = element(
    'div',
    { class: 'drop choosing' },
    element('p', { id: 'what' }, 'Drop an export, a ZIP archive or a table here, or'),
    element(
      'div',
      { class: 'field' },
      input,
      element('label', { for: 'file', class: 'main' }, 'Choose a file'),
    ),
  );
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    // The same file may be chosen again, when it was exported anew.
    input.value = '';
    if (files.length) choose(files);
  });
  const mark = (isOver: boolean): void => void part.classList.toggle('over', isOver);
  addEventListener('dragover', (event) => {
    event.preventDefault();
    mark(true);
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) mark(false);
  });
  addEventListener('drop', (event) => {
    event.preventDefault();
    mark(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length) choose(files);
  });
  return { input, part };
};
