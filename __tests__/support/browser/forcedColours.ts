import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Control {
  readonly name: string;
  /** Where it is painted, itself and what is in it. */
  readonly boxes: readonly Box[];
}

const selector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, audio[controls]';

/** Opens what is folded, and puts blanks where words are, so that what is still painted is no word. Returns all controls. */
const blankedControls = (page: Page): Promise<Control[]> =>
  page.evaluate((controls) => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      walker.currentNode.nodeValue = walker.currentNode.nodeValue?.replace(/\S/g, '\u00a0') ?? '';
    for (const field of document.querySelectorAll('input, textarea')) field.removeAttribute('placeholder');
    const boxesOf = (element: Element): Box[] =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((one) => [...one.getClientRects()])
        .map(({ left, top, right, bottom }) => ({
          left: left + scrollX,
          top: top + scrollY,
          right: right + scrollX,
          // An underline may hang below its line.
          bottom: bottom + scrollY + 2,
        }))
        // A link past the navigation lies outside the page until it has the focus.
        .filter(({ right, bottom }) => right > 0 && bottom > 2);
    return [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: `${control.localName}.${control.className} ${control.getAttribute('href') ?? ''}`.trim(),
        boxes: boxesOf(control),
      }))
      .filter(({ boxes }) => boxes.length > 0);
  }, selector);

/** The controls of a page of which nothing but words is painted: no border, no underline, no background, no picture. */
export const plainControls = async (page: Page): Promise<string[]> => {
  const controls = await blankedControls(page);
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = data[0] ?? 0;
  const isPainted = ({ left, top, right, bottom }: Box): boolean => {
    const [from, to] = [Math.max(0, Math.floor(left)), Math.min(info.width, Math.ceil(right))];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, Math.ceil(bottom)); y += 1)
      if (
        data.subarray(y * info.width + from, y * info.width + to).some((grey) => Math.abs(grey - paper) > 60)
      )
        return true;
    return false;
  };
  return controls.filter(({ boxes }) => !boxes.some(isPainted)).map(({ name }) => name);
};
