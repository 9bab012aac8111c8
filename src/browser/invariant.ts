/** Stands for the package of this name, by which the router throws: without words for developers, and what puts them in. */
const invariant = (condition: unknown, message?: string): void => {
  if (!condition) throw new Error(message);
};

export default invariant;
