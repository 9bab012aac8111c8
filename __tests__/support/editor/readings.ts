import type { Page } from '@playwright/test';

/** What a page of a stranger's reads of an address by all means that it has; empty where nothing. */
export const readings = (page: Page, address: string): Promise<string[]> =>
  page.evaluate(async (url) => {
    const read: string[] = [];
    const within = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (const mode of ['cors', 'no-cors'] as const) {
      const response = await fetch(url, { mode }).catch(() => null);
      const text = response && (await response.text());
      if (text) read.push(`fetch ${mode}: ${text.slice(0, 80)}`);
    }
    const posted = await fetch(url, { method: 'POST', mode: 'no-cors', body: '{}' })
      .then((response) => response.text())
      .catch(() => '');
    if (posted) read.push(`post: ${posted}`);
    for (const name of ['script', 'img'] as const) {
      const element = document.createElement(name);
      element.src = url;
      element.onload = () => read.push(name);
      document.body.append(element);
    }
    const events = new EventSource(url);
    events.onopen = () => read.push('events');
    const socket = new WebSocket(url.replace('http', 'ws'));
    socket.onopen = () => read.push('socket');
    await within(1000);
    events.close();
    return read;
  }, address);
