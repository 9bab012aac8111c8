import type { SiteSettings } from '../../../content/model/schema';
import { paletteOf } from '../../../lib/look';
import { escapeXml } from '../../../lib/text';

/** A cover of words, about as the build will draw the one of a book without a picture. */
export const wordCover = (title: string, { author, look = {} }: SiteSettings): Blob => {
  const { paper, ink, ember } = paletteOf(look).dark;
  const lines = (text: string, top: number, font: string, colour: string): string =>
    `<foreignObject x="56" y="${top}" width="488" height="440"><p xmlns="http://www.w3.org/1999/xhtml" style="margin:0;color:${colour};font:${font} serif;text-align:center;text-wrap:balance">${escapeXml(text)}</p></foreignObject>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="${paper}"/><rect x="22" y="22" width="556" height="856" fill="none" stroke="${ember}" stroke-width="1.5"/>${lines(title, 200, '700 88px/1.1', ink)}${lines(author, 770, '40px/1.2', ember)}</svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
};
