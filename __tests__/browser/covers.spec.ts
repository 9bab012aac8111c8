import { expect, type Page, test } from '@playwright/test';
import { handful, fullRows } from '../../src/lib/coverGrid';

/** Widths of a screen on both sides of every change of the grid, and some others, in pixels. */
const widths = [
  ...fullRows.slice(1).flatMap(({ from }) => [16 * from - 1, 16 * from]),
  320,
  390,
  1440,
  1920,
  2560,
];

/** How much wider than laid out `sizes` calls each picture of the page: 1 where it is right. */
const saidPerShown = (page: Page): Promise<number[]> =>
  page.locator('main picture img').evaluateAll((images) => {
    const probe = document.body.appendChild(document.createElement('div'));
    const widthOf = (sizes: string): number => {
      for (const size of sizes.split(', ')) {
        const [, condition = 'all', length = ''] = /^(\([^)]*\) )?(.*)$/.exec(size) ?? [];
        probe.style.width = length;
        if (matchMedia(condition.trim()).matches) return probe.getBoundingClientRect().width;
      }
      return innerWidth;
    };
    return (images as HTMLImageElement[]).map(
      (image) => widthOf(image.sizes) / image.getBoundingClientRect().width,
    );
  });

// The grid needs no scripts, and React would put covers back that a test takes away.
test.use({ javaScriptEnabled: false });

for (const route of ['/', '/audiobooks/', '/anthologies/', '/music/', '/about/']) {
  test(`the pictures of ${route} are laid out as wide as their sizes say`, async ({ page }) => {
    await page.goto(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const ratios = await saidPerShown(page);
      expect(ratios.length).toBeGreaterThan(0);
      expect.soft(Math.min(...ratios), `${width} px`).toBeGreaterThan(0.95);
      expect.soft(Math.max(...ratios), `${width} px`).toBeLessThan(1.05);
    }
  });
}

/** Where the covers of the page begin and end, from the left, in pixels. */
const places = (page: Page): Promise<{ left: number; right: number; top: number }[]> =>
  page.locator('main > ul > li').evaluateAll((items) =>
    items.map((item) => {
      const { left, right, top } = item.getBoundingClientRect();
      return { left, right, top };
    }),
  );

test('the rows of books are as long as the table says', async ({ page }) => {
  await page.goto('/');
  for (const { from, columns } of fullRows.slice(1)) {
    await page.setViewportSize({ width: 16 * from, height: 800 });
    const lefts = new Set((await places(page)).map(({ left }) => Math.round(left)));
    expect(lefts.size).toBe(columns);
  }
});

for (const width of [390, 700, 1024, 1440]) {
  test(`fewer than a handful stand in the middle, as wide as in a full row, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/audiobooks/');
    const full = await places(page);
    expect(full).toHaveLength(handful);
    const cover = Number(full[0]?.right) - Number(full[0]?.left);
    for (const count of [3, 2, 1]) {
      await page
        .locator('main > ul > li')
        .last()
        .evaluate((item) => item.remove());
      const row = (await places(page)).filter(
        ({ top }, _, [first]) => Math.abs(top - Number(first?.top)) < 1,
      );
      expect(Number(row[0]?.right) - Number(row[0]?.left)).toBeCloseTo(cover, 0);
      expect(Number(row[0]?.left)).toBeCloseTo(width - Number(row.at(-1)?.right), 0);
      expect(row).toHaveLength(Math.min(count, width < 896 ? 2 : 4));
    }
  });
}
