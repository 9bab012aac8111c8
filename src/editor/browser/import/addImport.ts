import { putAtCorner } from '../corner';
import { element } from '../element';

/** Puts a link at the corner of the editor that leads to imports: in a tab of their own, so that a form stays as it is. */
export const addImport = (): void =>
  putAtCorner(
    'Moving here',
    element('a', { id: 'import-open', href: 'import.html', target: 'last-writes-import' }, 'Import…'),
  );
