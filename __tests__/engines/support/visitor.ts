import { expect } from '@playwright/test';
import { type Engine, eventually } from './engine';

const expressionOf = (script: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `Promise.resolve((${String(script)})(...${JSON.stringify(args)})).then((it) => JSON.stringify(it ?? null))`;

/** The keys that have no sign of their own, as WebDriver writes them. */
export const keys = { tab: '\uE004', enter: '\uE007', control: '\uE009', down: '\uE015' } as const;

/** How a click is meant: with which button, and with which key held. */
interface Click {
  readonly button?: 0 | 1;
  readonly held?: string;
}

/** One who visits a site with a browser. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** What a function comes to in the page. */
  async run<Args extends unknown[], T>(script: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T> {
    return JSON.parse(await this.engine.evaluate(expressionOf(script, args))) as T;
  }

  /** Opens a page and waits until React has taken it over. */
  async open(path: string): Promise<void> {
    await this.engine.navigate(new URL(path, this.origin).href);
    await this.isHydrated();
  }

  /** Goes to another site, as one who types its address. */
  leave = (url: string): Promise<void> => this.engine.navigate(url);

  async isHydrated(): Promise<void> {
    // Gatsby's own mark. A page may be loaded and not yet the one that is asked.
    await expect
      .poll(() => this.run(() => performance.getEntriesByName('onInitialClientRender').length))
      .toBe(1);
  }

  /** Waits until a page of the site is on the screen: its address in the bar, its heading on the page. */
  async isAt(path: string, heading: string): Promise<void> {
    const at = (): Promise<unknown> =>
      eventually(() =>
        this.run(() => [location.pathname + location.hash, document.querySelector('h1')?.textContent]),
      );
    await expect.poll(at).toEqual([path, heading]);
  }

  back = (): Promise<void> => this.engine.traverse(-1);
  forward = (): Promise<void> => this.engine.traverse(1);
  reload = (): Promise<void> => this.engine.reload();
  resize = (width: number, height: number): Promise<void> => this.engine.resize(width, height);

  /** Clicks on the first element that a selector finds, with the pointer, where it can be seen. */
  async click(selector: string, { button = 0, held }: Click = {}): Promise<void> {
    const [x, y] = await this.run((found: string) => {
      const element = document.querySelector(found);
      if (!element) throw new Error(`There is no ${found}`);
      element.scrollIntoView({ block: 'nearest' });
      const box = element.getBoundingClientRect();
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
    }, selector);
    const pause = { type: 'pause' };
    const pointer = [
      pause,
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button },
      { type: 'pointerUp', button },
    ];
    const key = [{ type: 'keyDown', value: held }, pause, pause, pause, { type: 'keyUp', value: held }];
    await this.engine.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pointer },
      ...(held ? [{ type: 'key', id: 'keyboard', actions: key }] : []),
    ]);
  }

  async press(key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    await this.engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /**
   * Follows the link to an address by the keyboard: a pointer would have to scroll to it, and what a script clicks on is
   * no entry to which WebKit goes back.
   */
  async follow(path: string): Promise<void> {
    await this.run((href: string) => {
      document.querySelector<HTMLElement>(`a[href="${href}"]`)?.focus({ preventScroll: true });
    }, path);
    await this.press(keys.enter);
  }

  /** What the page has noted that should not happen. */
  seen = (): Promise<string[]> => this.run(() => (window as unknown as { seen: string[] }).seen);

  /** Has the page forget it, as what was meant to happen. */
  forget = (): Promise<void> =>
    this.run(() => {
      (window as unknown as { seen: string[] }).seen.length = 0;
    });

  /** How far the page is scrolled, in pixels. */
  place = (): Promise<number> => this.run(() => Math.round(scrollY));

  /** Scrolls the page, and waits until it says so. */
  scrollTo = (y: number): Promise<void> =>
    this.run(
      (to: number) =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
          scrollTo(0, to);
        }),
      y,
    );
}
