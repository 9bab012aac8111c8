/**
 * The address as browsers read it, or null where it is none. `URL.canParse` would ask the same, but in Node 20 it says no to
 * letters like ü once it has been called a few thousand times and compiled.
 */
export const parseAddress = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

/**
 * The link that writes to a mail address (RFC 6068): signs that mean something in addresses are encoded, and the domain is
 * written in the letters in which it is asked for, since mail programs know few others.
 */
export const mailLink = (mail: string): string => {
  const at = mail.lastIndexOf('@');
  const domain = mail.slice(at + 1);
  return `mailto:${encodeURIComponent(mail.slice(0, at))}@${parseAddress(`https://${domain}`)?.host ?? domain}`;
};
