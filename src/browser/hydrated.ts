/** The event that tells the page that React has taken it over. */
export const hydrated = 'hydrated';
