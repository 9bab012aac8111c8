/** A Content-Security-Policy (https://www.w3.org/TR/CSP3/) of directives and their sources; one without sources is left out. */
export const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The headers of every answer (decision 0043). What a page may load stands in the page itself (pagePolicy.ts), for hosts
 * that set no headers.
 */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  [
    'Content-Security-Policy',
    policyText({ 'frame-ancestors': ["'self'"], 'object-src': ["'none'"], 'base-uri': ["'none'"] }),
  ],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  // The video player asks from where it is shown.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
      .map((feature) => `${feature}=()`)
      .join(', '),
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  // Feed readers and pages that share a link show the pictures.
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
];

/** For files whose name changes with their content, and for all others. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  others: 'public, max-age=0, must-revalidate',
} as const;
