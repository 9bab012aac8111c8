import { element } from '../element';

const input = element('input', { type: 'file', id: 'file', 'aria-describedby': 'what' });

/** Where an author begins, and goes on when all is done. */
export const firstField: HTMLElement = input;

/** Whether it is files that are dragged: words may be dragged into a text box. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** A field for a file, which takes what is dropped anywhere on the page as well; `choose` is given each. */
export const fileField = (choose: (files: readonly File[]) => void): HTMLElement => {
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
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(true);
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) mark(false);
  });
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length) choose(files);
  });
  return part;
};
