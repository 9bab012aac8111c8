import { escapeXml } from '../lib/text';
import { webAddress } from './oldAddress';

/** A paragraph of HTML that leads to a recording; empty where the address is none of the web. */
export const soundLink = (address: string, title: string): string => {
  const href = webAddress(address);
  return href === undefined ? '' : `<p><a href="${escapeXml(href)}">${escapeXml(title || href)}</a></p>`;
};
