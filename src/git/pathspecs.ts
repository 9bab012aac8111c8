/** The options by which git reads paths from its input, where no name is taken for an option or a pattern. */
export const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'] as const;

/** These paths, each as it is. */
export const pathspecs = (paths: readonly string[]): string =>
  paths.map((path) => `:(top,literal)${path}\0`).join('');
