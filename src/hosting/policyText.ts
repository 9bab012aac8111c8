/** A Content-Security-Policy (https://www.w3.org/TR/CSP3/) of directives and their sources; one without sources is left out. */
export const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
