import { escapeXml } from '../lib/text';
import type { FoundPicture } from './found';
import { webAddress } from './oldAddress';

/** A picture as HTML. */
export const pictureHtml = ({ address, alt = '' }: FoundPicture): string =>
  `<img src="${escapeXml(address)}" alt="${escapeXml(alt)}">`;

/** A paragraph of HTML that leads to an address, which stands for words where there are none. */
export const linkHtml = (address: string, words = ''): string =>
  `<p><a href="${escapeXml(address)}">${escapeXml(words || address)}</a></p>`;

/** Such a paragraph that leads to a recording; empty where the address is none of the web. */
export const soundLink = (address: string, title: string): string => {
  const href = webAddress(address);
  return href === undefined ? '' : linkHtml(href, title);
};
