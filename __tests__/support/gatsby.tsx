import type { ReactNode } from 'react';

/** Stands in for Gatsby where components are tested alone: a link is a link, and the site is a writer's. */
export function Link({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return <a href={to}>{children}</a>;
}

export const graphql = (): null => null;

export const useStaticQuery = () => ({ site: { author: 'A. Writer' } });
