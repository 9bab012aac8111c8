declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** A style sheet whose rules hold for all pages. */
declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** What Gatsby starts in the browser; src/adjustments/webpackScripts.ts says where it lies. */
declare module 'gatsby-entry';

/** Gatsby's router, which has no types. */
declare module '@gatsbyjs/reach-router';

/** What browsers without the Network Information API lack. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** What Gatsby puts there before the site's own code runs. */
interface Window {
  ___loader: { hovering: (path: string) => void; loadPage: (path: string) => Promise<unknown> };
  ___navigate: (to: string, options?: object) => void;
}
