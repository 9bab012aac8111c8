import { join } from 'node:path';

/** The project, whose data/ and starter/ are filled from here, wherever a script is started. */
export const project = join(import.meta.dirname, '..');
