import type { Reason } from '../../content/read/refused';
import type { Entry } from '../../content/read/entry';
import { entryName } from '../mediaName';
import { inForm } from './fieldMarks';
import { clearNotice, notify } from './notify';

/** Tells of what was saved and is worth a look; where nothing is, what was told before goes. */
export const notifyOfHints = (entry: Entry, hints: readonly Reason[]): void => {
  // It stays when another form is opened, so it says what it speaks of.
  if (hints.length) notify(`Saved: ${entryName(entry)}. Worth a look:`, inForm(hints));
  else clearNotice();
};
