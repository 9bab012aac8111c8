/** What of the site the footer may lead to, in the order in which it does where the author has none. */
export const footerParts = [
  'mail',
  'policies',
  'pages',
  'bibliography',
  'series',
  'search',
  'newsletter',
  'pressKit',
  'feed',
  'calendar',
] as const;

export type FooterPart = (typeof footerParts)[number];
