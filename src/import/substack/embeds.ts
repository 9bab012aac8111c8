import type { Element } from 'hast';
import { escapeXml } from '../../lib/text';
import { linkHtml, pictureHtml } from '../htmlOf';
import { objectIn, objectsIn, parsedJson, textIn } from '../json';

type Data = ReturnType<typeof objectIn>;

const linkTo = (address: string, words: string): string => address && linkHtml(address, words);

const quoteOf = (words: string, address: string, by: string): string =>
  `<blockquote><p>${escapeXml(words)}</p></blockquote>${linkTo(address, by)}`;

const galleryOf = (gallery: Data): string => {
  const alt = textIn(gallery.alt);
  const pictures = objectsIn(gallery.images).map(({ src }) => pictureHtml({ address: textIn(src), alt }));
  return `<figure class="gallery">${pictures.join('')}<figcaption>${escapeXml(textIn(gallery.caption))}</figcaption></figure>`;
};

/** What is shown at Substack by scripts, as the HTML of what it says; by the first class of its element. */
const shown: Readonly<Record<string, (data: Data) => string>> = {
  'image-gallery-embed': ({ gallery }) => galleryOf(objectIn(gallery)),
  'twitter-embed': (data) => quoteOf(textIn(data.full_text), textIn(data.url), textIn(data.name)),
  tweet: (data) => quoteOf(textIn(data.full_text), textIn(data.url), textIn(data.name)),
  'digest-post-embed': (data) => linkTo(textIn(data.canonical_url), textIn(data.title)),
  'embedded-post-wrap': (data) => linkTo(textIn(data.url), textIn(data.title)),
  'instagram-embed-wrap': (data) =>
    linkTo(`https://www.instagram.com/p/${textIn(data.instagram_id)}/`, textIn(data.title)),
  comment: (data) => {
    const { body, name } = objectIn(data.comment);
    return quoteOf(textIn(body), textIn(data.url), textIn(name));
  },
  'mention-wrap': ({ name }) => `<span>${escapeXml(textIn(name))}</span>`,
  'latex-rendered': (data) => `<p><code>${escapeXml(textIn(data.persistentExpression))}</code></p>`,
};

const names: Readonly<Record<string, string>> = {
  'poll-embed': 'a poll',
  'native-audio-embed': 'a recording',
  'native-video-embed': 'a film',
};

/**
 * What stands for an element that Substack's scripts fill: the HTML of what it says, or nothing and what is lost, in words;
 * undefined of all else.
 */
export const embedded = ({
  properties = {},
}: Element): { readonly html: string; readonly lost?: string } | undefined => {
  const [kind = ''] = [properties.className].flat().map(String);
  if (Object.hasOwn(names, kind)) return { html: '', lost: names[kind] ?? '' };
  const show = Object.hasOwn(shown, kind) ? shown[kind] : undefined;
  if (!show) return undefined;
  const data = parsedJson(String(properties.dataAttrs ?? ''));
  return data === undefined ? undefined : { html: show(objectIn(data)) };
};
