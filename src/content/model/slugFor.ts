import slugify from 'slugify';

/** Addresses longer than that are read by nobody, and file systems have room for 255 bytes in a name. */
const longest = 100;

/** The name of an entry in addresses, made of its title: 'Trial & Error' becomes 'trial-and-error'. */
export const slugFor = (title: string): string =>
  slugify(title, { lower: true, strict: true }).slice(0, longest).replace(/-$/, '');
