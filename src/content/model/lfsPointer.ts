/** How a file begins that lies in the place of another one, where Git LFS has not fetched that. */
export const lfsPointer = 'version https://git-lfs.github.com/spec/';

/** What is said of it. */
export const runLfsPull = 'is only a pointer of Git LFS to the file: run git lfs pull';
