import { navigation } from '../site/fixtureSite';

/** Where the navigation leads. */
export const routes = navigation.map(({ link }) => link);

/** What it calls these pages. */
export const pageNames = navigation.map(({ title }) => title);
