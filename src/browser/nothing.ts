/** Whatever is read from this, or comes of calling it, is this again. */
const nothing: unknown = new Proxy(() => nothing, { get: () => nothing });

/**
 * Stands for packages that Gatsby's scripts import and this site has no use for: prop-types, at which React does not look
 * any more since its version 19, and components that a server renders.
 */
export default nothing;
