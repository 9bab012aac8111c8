/** A shortcode in a text, or the end of one. */
export interface Code {
  readonly name: string;
  readonly attributes: string;
  /** What it is: alone, the end of one before, or between two pairs of brackets, where it means itself. */
  readonly kind: 'begins' | 'ends' | 'escaped';
  readonly from: number;
  readonly to: number;
}

const longest = 5000;

/** Where the bracket that begins at `from` closes; -1 where it does not, or another begins in it. */
const closing = (text: string, from: number): number => {
  let quote = '';
  const most = Math.min(text.length, from + longest);
  for (let at = from; at < most; at += 1) {
    const sign = text[at] ?? '';
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ']') return at;
    else if (sign === '[') return -1;
  }
  // A quote that never ends is an apostrophe.
  const plain = text.indexOf(']', from);
  return quote && plain >= 0 && plain < most && !text.slice(from, plain).includes('[') ? plain : -1;
};

const beginning = /\[(\[?)(\/?)([A-Za-z][\w-]{0,60})(?=[\s\]/])/g;

/** All that looks like a shortcode, in its order. Each character is read a few times at most. */
export const findShortcodes = (text: string): Code[] => {
  const codes: Code[] = [];
  beginning.lastIndex = 0;
  for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
    const [whole, extra = '', slash, name = ''] = found;
    const end = closing(text, found.index + whole.length);
    if (end < 0) continue;
    const isEscaped = extra !== '' && text[end + 1] === ']';
    codes.push({
      name: name.toLowerCase(),
      attributes: text.slice(found.index + whole.length, end).replace(/\/\s*$/, ''),
      kind: isEscaped ? 'escaped' : slash ? 'ends' : 'begins',
      from: found.index + (extra && !isEscaped ? 1 : 0),
      to: end + (isEscaped ? 2 : 1),
    });
    beginning.lastIndex = end + 1;
  }
  return codes;
};
