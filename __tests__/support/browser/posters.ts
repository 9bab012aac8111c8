import type { Locator, Page } from '@playwright/test';
import { standIn } from './standIn';

/** The poster of a film on the music page. */
export const poster = (page: Page, film: string): Locator => page.getByRole('link', { name: `Play ${film}` });

/** Answers in YouTube's place. */
export const withoutStrangers = async (page: Page): Promise<void> => {
  await standIn(page, 'https://www.youtube-nocookie.com/**');
  await standIn(page, 'https://www.youtube.com/**');
};
