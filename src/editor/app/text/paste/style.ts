/** How letters look. */
export interface Look {
  readonly strong: boolean;
  readonly em: boolean;
  readonly del: boolean;
}

export const plain: Look = { strong: false, em: false, del: false };

const isBold: Readonly<Record<string, boolean>> = {
  bold: true,
  bolder: true,
  normal: false,
  lighter: false,
};

const boldOf = ({ fontWeight }: CSSStyleDeclaration): boolean | undefined =>
  isBold[fontWeight] ?? (fontWeight ? Number(fontWeight) >= 600 : undefined);

const italicOf = ({ fontStyle }: CSSStyleDeclaration): boolean | undefined =>
  fontStyle ? fontStyle !== 'normal' : undefined;

/** How letters look in an element: its style says more than its name, as Google Docs writes <b> around all. */
export const lookIn = (element: HTMLElement, around: Look): Look => {
  const { style } = element;
  const is = (selector: string): boolean => element.matches(selector);
  return {
    strong: boldOf(style) ?? (is('b, strong') || around.strong),
    em: italicOf(style) ?? (is('i, em') || around.em),
    del: /line-through/.test(style.textDecoration) || is('s, strike, del') || around.del,
  };
};

const pixels: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78 };

const inPixels = (length: string): number => {
  const [, number = '0', unit = ''] = /^(-?[\d.]+)([a-z]+)$/.exec(length) ?? [];
  return Number(number) * (pixels[unit] ?? 0);
};

/** Whether a paragraph is set as a quotation: by its name, or further in than the others, first line and all. */
export const isQuotation = ({ className, style }: HTMLElement): boolean =>
  /quot(?:e|ation)/i.test(className) || (inPixels(style.marginLeft) > 30 && inPixels(style.textIndent) >= 0);

export interface ListMark {
  readonly level: number;
  readonly isNumbered: boolean;
}

/** Word's lists are paragraphs whose style names a list and a level, with the number or bullet as text. */
export const listMarkOf = (element: HTMLElement): ListMark | undefined => {
  const level = /mso-list:\s*\S+\s+level(\d)/.exec(element.getAttribute('style') ?? '')?.[1];
  if (!level) return undefined;
  const marker = element.querySelector('[style*="mso-list:Ignore" i]')?.textContent.trim() ?? '';
  return { level: Number(level), isNumbered: /^[([]?(?:\d+|[a-z]|[ivxlc]+)[.)\]]/i.test(marker) };
};
