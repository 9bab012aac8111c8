import type { Locator, Page } from '@playwright/test';

/** The link of a name in the navigation. */
export const linkTo = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
