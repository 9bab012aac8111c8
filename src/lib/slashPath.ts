/** The last name in a path with slashes. */
export const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What stands around a path with slashes; empty around the first folder. A browser has no path of Node's. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
