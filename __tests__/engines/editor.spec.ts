import { pixel } from '../support/content';
import { everyCollection } from '../support/everyCollection';
import { type OwnEditor, startOwnEditor } from '../support/editor/ownEditor';
import { expect, test } from './support/test';
import { keys, Visitor } from './support/visitor';

let editor: OwnEditor;
test.beforeAll(async () => void (editor = await startOwnEditor(everyCollection)));
test.afterAll(() => editor.end());

/** One who writes with a browser. */
class Author extends Visitor {
  /** Waits for what is called so, by its label or its own words, and marks it. */
  private async find(
    name: string,
    among = 'button, input:not([type=file]), textarea, [role=textbox]',
  ): Promise<string> {
    const found = (): Promise<boolean> =>
      this.run(
        (wanted: string, selector: string) => {
          const marked = document.querySelector('[data-found]');
          marked?.removeAttribute('data-found');
          const all = document.querySelectorAll<HTMLInputElement>(selector);
          const wordsOf = (element: HTMLInputElement): string => {
            const label = document.getElementById(
              element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '',
            );
            const words = element.ariaLabel ?? (element.labels?.[0] ?? label ?? element).textContent;
            return words.replace(/^[▸▾]\s*/, '').trim();
          };
          const called =
            [...all].find((element) => wordsOf(element) === wanted) ??
            [...all].find((element) => wordsOf(element).startsWith(wanted));
          called?.setAttribute('data-found', '');
          return called !== undefined;
        },
        name,
        among,
      );
    await expect.poll(found, { message: name }).toBe(true);
    return '[data-found]';
  }

  at = async (name: string): Promise<void> => this.click(await this.find(name));

  async fill(name: string, text: string): Promise<void> {
    await this.at(name);
    for (const key of text) await this.press(key);
  }

  /** Chooses a file, by what the button says. */
  async choose(name: string, file: string, bytes: Buffer): Promise<void> {
    await this.find(name, 'input[type=file]');
    await this.run(
      (as: string, all: number[]) => {
        const chosen = new DataTransfer();
        chosen.items.add(new File([new Uint8Array(all)], as, { type: 'image/png' }));
        const field = document.querySelector<HTMLInputElement>('[data-found]');
        if (!field) return;
        field.files = chosen.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      file,
      [...bytes],
    );
  }

  says = (words: string): Promise<void> =>
    expect
      .poll(() =>
        this.run(() => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent.trim())),
      )
      .toContain(words);
}

test('on a phone a post with a picture is written and saved, and a day corrected', async ({ engine }) => {
  await engine.resize(390, 800);
  await engine.navigate(editor.address);
  const author = new Author(engine, editor.home);
  await author.at('Add a post');
  await author.fill('Title', 'By the lake');
  await author.fill('Description', 'A walk');
  await author.fill('Text', 'It was cold.');
  await author.at('Its picture');
  await author.choose('Choose a picture', 'lake.png', pixel);
  await author.fill('Picture in words', 'A lake');
  await author.at('Save');
  await author.says('Saved');
  const file = 'data/posts/by-the-lake/index.md';
  expect(editor.text(file)).toMatch(/image: "\.\/lake\.png"[^]*\n\nIt was cold\.\n$/);
  expect(
    await author.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);

  await author.at('← All');
  await author.at('Events');
  await author.at('An event');
  // Down lowers whichever part of the day the pointer has met.
  await author.at('Day');
  await author.press(keys.down);
  await author.says('Not saved yet; kept in this browser');
  await author.at('Save');
  await author.says('Saved');
  expect(editor.text('data/events/a.json')).toMatch(/"start": "(2023-07-05|2024-06-05|2024-07-04)"/);
});
