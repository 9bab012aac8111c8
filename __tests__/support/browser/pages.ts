import { navigation } from '../site/fixtureSite';

/** The pages to which the navigation leads by a click. */
const pages = navigation.filter(({ group, link }) => group === undefined && link.startsWith('/'));

/** Where these are. */
export const routes = pages.map(({ link }) => link);

/** What it calls these pages. */
export const pageNames = pages.map(({ title }) => title);
