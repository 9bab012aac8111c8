const blockNames =
  'table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|form|map|area|blockquote|address|math|p|h[1-6]|hr|fieldset|legend|section|article|aside|hgroup|header|footer|nav|figure|figcaption|details|menu|summary|iframe|audio|video|object|noscript';

const blocks = new RegExp(String.raw`(</?(?:${blockNames})(?=[\s>/])[^<>]*>)`, 'gi');

interface Part {
  readonly text: string;
  /** Whether its line ends stay as they are. */
  readonly isKept: boolean;
}

const partsOf = (text: string): Part[] => {
  const done: Part[] = [];
  const begins = /<(pre|script|style|textarea|svg|select)(?=[\s>])/gi;
  const lower = text.toLowerCase();
  let at = 0;
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const end = `</${(found[1] ?? '').toLowerCase()}>`;
    const to = lower.indexOf(end, found.index);
    if (to < 0) break;
    done.push({ text: text.slice(at, found.index), isKept: false });
    at = to + end.length;
    done.push({ text: text.slice(found.index, at), isKept: true });
    begins.lastIndex = at;
  }
  return [...done, { text: text.slice(at), isKept: false }];
};

/** What stands between two blocks, with a break for a line end and two for an empty line. */
const withBreaks = (words: string): string => {
  const lines = words
    .replace(/<[^<>]*>/g, (tag) => tag.replaceAll('\n', ' '))
    .replace(/<br ?\/?>[ \t]*\n/gi, '\n');
  const [before = ''] = /^\s*/.exec(lines) ?? [];
  const inner = lines.trim();
  if (!inner) return lines;
  const after = lines.slice(before.length + inner.length);
  const broken = inner
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n\n+/g, '<br><br>')
    .replaceAll('\n', '<br>\n')
    .replaceAll('<br><br>', '<br><br>\n\n');
  return before + broken + after;
};

/**
 * The breaks that WordPress makes of line ends before it shows a text of its classic editor. Paragraphs, which it makes of empty
 * lines, are two breaks here, so that letters may be bold from one into the next.
 */
export const withParagraphs = (content: string): string =>
  partsOf(content.replace(/\r\n?/g, '\n'))
    .map(({ text, isKept }) =>
      isKept
        ? text
        : text
            .split(blocks)
            .map((part, index) => (index % 2 ? part : withBreaks(part)))
            .join(''),
    )
    .join('');
