import type { ReactNode } from 'react';

interface LinkProps {
  readonly to: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Stands in for Gatsby where components are tested alone: a link is a link, and the site is a writer's. */
export function Link({ to, 'aria-label': label, children }: LinkProps) {
  return (
    <a href={to} aria-label={label}>
      {children}
    </a>
  );
}

export const graphql = (): null => null;

export const useStaticQuery = () => ({ site: { author: 'A. Writer', language: 'en' } });

export const withPrefix = (path: string): string => path;
