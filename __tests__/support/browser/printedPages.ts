import type { Page } from '@playwright/test';

/** On how many pages of paper of a format a page is printed. */
export const printedPages = async (page: Page, format: string): Promise<number> => {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};
