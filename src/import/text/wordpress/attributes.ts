const attribute =
  /([\w-]{1,100})\s{0,10}=\s{0,10}(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|'([^']*)'|([^\s"'=]+)/g;

/** The attributes of a shortcode by their names; those without a name by their numbers, from 0. */
export const attributesOf = (written: string): Readonly<Record<string, string>> => {
  // Pasted from where quotes are curled.
  const straight = written.replace(/[“”″]|&#8220;|&#8221;|&#8243;|&quot;/g, '"');
  const found: Record<string, string> = {};
  let unnamed = 0;
  for (const [, name, double, single, bare, alone, aloneSingle, word] of straight.matchAll(attribute)) {
    if (name) found[name.toLowerCase()] = double ?? single ?? bare ?? '';
    else found[unnamed++] = alone ?? aloneSingle ?? word ?? '';
  }
  return found;
};
