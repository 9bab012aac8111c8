/** A brace, a word of RTF, another sign behind a backslash, or what stands between these. */
const tokens = /[{}]|\\(?<word>[a-z]+)-?\d* ?|\\[^a-z]|[^{}\\]+/g;

/** Groups of which nothing stands in the text: what bullets look like, what older programs show instead, the edges of pages. */
const aside = /^(?:listpicture|nonshppict|template|(?:header|footer)[lrf]?)$/;

/** The formats of which a browser knows anything. */
const types: Readonly<Record<string, string>> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

interface Group {
  isAside: boolean;
  isPicture: boolean;
  type?: string | undefined;
  hex: string;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/[\da-f]{2}/gi) ?? [], (pair) => parseInt(pair, 16));

/** The pictures of a text in RTF, in their order: undefined for one of another format than PNG and JPEG. */
export const rtfPictures = (rtf: string): (File | undefined)[] => {
  const open: Group[] = [];
  const found: (File | undefined)[] = [];
  for (const { 0: token, groups } of rtf.matchAll(tokens)) {
    const group = open.at(-1);
    const word = groups?.['word'];
    if (token === '{') open.push({ isAside: group?.isAside ?? false, isPicture: false, hex: '' });
    else if (token === '}') {
      open.pop();
      if (!group?.isPicture || group.isAside) continue;
      const { type, hex } = group;
      const name = `picture.${type === 'image/png' ? 'png' : 'jpg'}`;
      found.push(type ? new File([bytesOf(hex.replaceAll(/\s/g, ''))], name, { type }) : undefined);
    } else if (group && word) {
      group.isAside ||= aside.test(word);
      group.isPicture ||= word === 'pict';
      group.type ??= types[word];
    } else if (group?.isPicture) group.hex += token;
  }
  return found;
};
