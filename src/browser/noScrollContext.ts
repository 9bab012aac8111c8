import type { ReactNode } from 'react';

/** Stands for what Gatsby wraps its router in to scroll: scrollRestoration.ts does that. */
export const ScrollContext = ({ children }: { readonly children: ReactNode }): ReactNode => children;

/** Gatsby hands this on to sites; this one scrolls no element but the page. */
export const useScrollRestoration = undefined;
