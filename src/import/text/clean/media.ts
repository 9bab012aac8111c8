import { percentDecoded } from '../../../lib/address';
import { nameIn } from '../../../lib/text';
import { linkAddress, webAddress } from '../address';
import { attribute, type Element, element, findAll, type Node, oneLine, text } from '../tree';
import { forAll, type Rule, type Rules } from './context';

/** The page of a video, where the frame of one is known: what a frame shows alone is no page to read. */
const pageOf = (address: string): string => {
  const youtube = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/.exec(address);
  if (youtube) return `https://www.youtube.com/watch?v=${youtube[1] ?? ''}`;
  const vimeo = /^https:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(address);
  return vimeo ? `https://vimeo.com/${vimeo[1] ?? ''}` : address;
};

const linkTo = (address: string, words: string): Node[] => [
  element('p', [element('a', [text(words || address)], { href: address })]),
];

const framed =
  (name: string): Rule =>
  (node, { lose }) => {
    const written = attribute(node, name).trim();
    const address = webAddress(written);
    if (!address) {
      lose('a frame without an address', 'nothing says what it showed');
      return [];
    }
    lose(`a frame of ${new URL(address).hostname}`, 'its address stands as a link');
    return linkTo(pageOf(address), oneLine(attribute(node, 'title')));
  };

const nameOf = (address: string): string => percentDecoded(nameIn(address.replace(/[?#].*$/s, '')));

const sources = (node: Element): string[] =>
  [node, ...findAll(node.children, ({ tagName }) => tagName === 'source' || tagName === 'a')]
    .map((one) => attribute(one, 'src').trim() || attribute(one, 'href').trim())
    .filter(Boolean);

/** A sound or a video as a link: one beside the entry becomes a player by itself. */
const played =
  (what: string): Rule =>
  (node, context) => {
    const [source] = sources(node);
    if (!source) return [];
    const address = linkAddress(source, context.link(source), context.lose);
    if (!address?.startsWith('./')) context.lose(`${what} player`, 'its address stands as a link');
    const words = oneLine(attribute(node, 'title')) || nameOf(source) || source;
    return address ? linkTo(address, words) : [element('p', [text(words)])];
  };

/** What browsers fetch from elsewhere. */
export const mediaRules: Rules = {
  ...forAll('iframe embed', framed('src')),
  object: (node, context) => {
    const children = context.clean(node.children);
    return attribute(node, 'data') ? [...framed('data')(node, context), ...children] : children;
  },
  audio: played('a sound’s'),
  video: played('a video’s'),
};
