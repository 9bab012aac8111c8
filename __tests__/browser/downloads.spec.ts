import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ownFiles } from '../fixture/writeFixture';
import { entriesOf } from '../support/site/fixtureSite';

for (const { slug, title, audio } of entriesOf('soundtracks')) {
  test(`${title} is downloaded whole, under its name`, async ({ page }) => {
    await page.goto('/running/', { waitUntil: 'networkidle' });
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${title}` }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`${title}.mp3`);
    const source = join(ownFiles, 'soundtracks', slug, String(audio));
    expect(statSync(await download.path()).size).toBe(statSync(source).size);
  });

  test(`${title} fetches nothing until it is played, and then plays`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/running/', { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => url.endsWith('.mp3'))).toEqual([]);
    const player = page.getByLabel(title, { exact: true });
    await player.evaluate((audio: HTMLAudioElement) => {
      audio.muted = true;
      return audio.play();
    });
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
  });
}
