/** Whether a file operation failed because there is no such file or folder. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What an error says of itself. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
