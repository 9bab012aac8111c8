import { resolve } from 'node:path';
import type { Page } from 'gatsby';

/** A page as `createPage` takes it. */
export type PageToCreate = Pick<Page, 'path' | 'component'> & { readonly context?: Record<string, unknown> };

/** The file of a template, by its name. */
export const template = (name: string): string => resolve(`src/templates/${name}.tsx`);
