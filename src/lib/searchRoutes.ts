/* Apart from the other routes, which the scripts of every page have. */

/** The path of the page on which the site is searched, and all titles stand. */
export const searchRoute = '/search/';

/** Where the texts lie that are searched. */
export const searchFile = `${searchRoute}index.json`;

/** The id of the field there, which browsers focus where an address ends with it. */
export const searchFieldId = 'search-field';

/** Where a browser remembers that the slash key is switched off. */
export const slashKeyMarks = 'slash key';
export const slashKeyOff = 'off';
