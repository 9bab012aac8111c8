import { expect } from '@playwright/test';
import type { Visitor } from './visitor';

/** A page of the site, and how far it is scrolled, in pixels. */
export type Page = readonly [path: string, heading: string, y: number];

/** Sees that a page stands where it was left. */
export const standsAt = async (visitor: Visitor, [path, heading, y]: Page): Promise<void> => {
  await visitor.isAt(path, heading);
  await expect.poll(async () => Math.abs((await visitor.place()) - y), path).toBeLessThanOrEqual(2);
};

/** Firefox does not keep a page that listens to its own end. (WebKit does.) */
export const keepNot = (): void => addEventListener('unload', () => undefined);
