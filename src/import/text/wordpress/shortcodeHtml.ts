import { escapeXml, nameIn } from '../../../lib/text';
import type { FoundPicture } from '../../found';
import { linkHtml, pictureHtml } from '../../htmlOf';
import type { Lose } from '../losses';

/** A picture or another file that the source knows. */
export interface Attachment extends FoundPicture {
  readonly caption?: string | undefined;
}

export interface Attachments {
  readonly attachment: (id: string) => Attachment | undefined;
  /** The numbers of the pictures that were uploaded for this text, in their order. */
  readonly attachedToPost: readonly string[];
}

/** A shortcode with what it says between its beginning and its end. */
interface Used {
  readonly attributes: Readonly<Record<string, string>>;
  readonly inner: string;
}

type Shown = (used: Used, attachments: Attachments, say: Lose) => string;

const figure = (content: string, caption = ''): string =>
  `<figure>${content}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

const attribute =
  /([\w-]{1,100})\s{0,10}=\s{0,10}(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|'([^']*)'|([^\s"'=]+)/g;

/** The attributes of a shortcode by their names; those without a name by their numbers, from 0. */
const attributesOf = (written: string): Readonly<Record<string, string>> => {
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

const imageFirst = /^\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)/i;

const caption: Shown = ({ attributes, inner }) => {
  const image = imageFirst.exec(inner)?.[1] ?? '';
  const words = [inner.slice(inner.indexOf(image) + image.length).trim(), attributes['caption'] ?? ''];
  return figure(image, words.filter(Boolean).join(' '));
};

const ids = (written: string | undefined): string[] => written?.match(/\d+/g) ?? [];

const chosen = ({ attributes }: Used, { attachedToPost }: Attachments): string[] => {
  const named = ids(attributes['ids'] ?? attributes['include']);
  const left = new Set(ids(attributes['exclude']));
  return (named.length ? named : attachedToPost).filter((id) => !left.has(id));
};

const found = (used: Used, attachments: Attachments, say: Lose): Attachment[] =>
  chosen(used, attachments).flatMap((id) => {
    const one = attachments.attachment(id);
    if (!one) say(`the file number ${id} of a gallery or list`, 'the export does not say what it is');
    return one ? [one] : [];
  });

const gallery: Shown = (used, attachments, say) => {
  const pictures = found(used, attachments, say);
  if (!pictures.length) say('a gallery', 'nothing says which pictures are in it');
  const figures = pictures.map((one) => figure(pictureHtml(one), escapeXml(one.caption ?? '')));
  return figures.length ? `<figure class="wp-block-gallery">${figures.join('')}</figure>` : '';
};

const playlist: Shown = (used, attachments, say) =>
  found(used, attachments, say)
    .map(({ address, caption: words }) => linkHtml(address, words || nameIn(address)))
    .join('\n');

const isAddress = (value: string): boolean => /^(https?:)?\/\/\S+$|^\/\S+$/.test(value);

const media =
  (tagName: 'audio' | 'video'): Shown =>
  ({ attributes, inner }, { attachment }, say) => {
    const values = Object.entries(attributes).filter(([name]) => !['poster', 'caption'].includes(name));
    const own = attributes['src'] ?? values.map(([, value]) => value).find(isAddress);
    const source = own ?? attachment(attributes['id'] ?? '')?.address;
    const words = inner.trim();
    if (!source && isAddress(words)) return linkHtml(words);
    if (!source) {
      say(`a player (${tagName})`, 'nothing says what it played');
      return words;
    }
    return `<figure><${tagName} src="${escapeXml(source)}"></${tagName}></figure>${words && !isAddress(words) ? `<p>${words}</p>` : ''}`;
  };

const embed: Shown = ({ attributes, inner }) => {
  const address = (attributes['src'] ?? attributes['0'] ?? inner).trim() || inner.trim();
  return isAddress(address) ? linkHtml(address) : inner;
};

/** What WordPress itself shows for its shortcodes, as HTML. */
const shown: Readonly<Record<string, Shown>> = {
  caption,
  wp_caption: caption,
  gallery,
  playlist,
  audio: media('audio'),
  video: media('video'),
  embed,
  youtube: embed,
};

/** Whether WordPress itself has a shortcode of this name. */
export const isKnown = (name: string): boolean => Object.hasOwn(shown, name);

/** The HTML of a shortcode that WordPress has; `written` are its attributes. */
export const shortcodeHtml = (
  name: string,
  written: string,
  inner: string,
  attachments: Attachments,
  say: Lose,
): string => shown[name]?.({ attributes: attributesOf(written), inner }, attachments, say) ?? inner;
