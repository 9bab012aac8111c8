import { tried } from './tried';

/** The address as browsers read it; null where it is none. */
export const parseAddress = (text: string): URL | null => tried(() => new URL(text)) ?? null;

/** A text without its percent-encoding; as it is where that is broken. */
export const percentDecoded = (text: string): string => tried(() => decodeURIComponent(text)) ?? text;

/** The link to a mail address (RFC 6068), encoded, its domain in ASCII, as few mail programs know other letters. */
export const mailLink = (mail: string): string => {
  const at = mail.lastIndexOf('@');
  const domain = mail.slice(at + 1);
  return `mailto:${encodeURIComponent(mail.slice(0, at))}@${parseAddress(`https://${domain}`)?.host ?? domain}`;
};
