/** What an author is told of a file that is not what its field asks for: which kind of file it should be, and why not. */
export const unreadable = (kind: string, why: string): string => `is not a ${kind} that can be read: ${why}`;

/** Why a file of the right format cannot be read: its end is missing, or something before it, or all. */
export const cutShort = 'it is cut short: export it again';
export const damaged = 'it is damaged: export it again';
export const silent = 'it has no sound in it: export it again';
