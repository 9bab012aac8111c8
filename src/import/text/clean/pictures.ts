import { pictureInText } from '../../../content/model/fileFields';
import { findings } from '../../../content/model/findings';
import { visibleCharacter } from '../../../content/model/invisible';
import { nameIn } from '../../../lib/text';
import { webAddress } from '../address';
import { attribute, type Element, element, oneLine, text } from '../tree';
import type { Context, Rule, Rules } from './context';
import { plainText } from './words';

/** What pages that load pictures late have instead of `src`, and where services keep the whole picture. */
const elsewhere = ['dataOrigSrc', 'dataLazySrc', 'dataSrc', 'dataOriginal', 'dataFullUrl', 'dataOrigFile'];

/** The address of a picture, wherever it is written. */
export const addressOf = (node: Element): string => {
  const src = attribute(node, 'src').trim();
  const isStandIn = !src || src.startsWith('data:');
  return (isStandIn && elsewhere.map((name) => attribute(node, name).trim()).find(Boolean)) || src;
};

/** Whether an address is that of a picture, which needs no link beside the picture itself. */
export const isPictureAddress = (address: string, { picture }: Context): boolean =>
  /\.(jpe?g|png|gif|webp|avif|svg|bmp)([?#].*)?$/i.test(address) || picture(address) !== undefined;

const nameOf = (address: string): string => nameIn(address.replace(/[?#].*$/s, ''));

/** What a file is called, in words: `the-lamp-300x200.jpg` is the lamp. */
const wordsIn = (name: string): string =>
  oneLine(
    name
      .replace(/\.[a-z0-9]+$/i, '')
      .replace(/-\d+x\d+$/, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
  );

const isRightName = (name: string): boolean =>
  !findings(pictureInText, name).length && !/%[\da-f]{2}/i.test(name);

const cut = (address: string): string =>
  address.startsWith('data:') ? 'a picture written into the text' : `the picture ${address.slice(0, 120)}`;

/** A picture that is not to be had: its words, or else a link to where it was. */
const missing = (address: string, alt: string, { lose }: Context) => {
  lose(
    cut(address),
    alt ? 'it is not there: its words stand in its place' : 'it is not there, and nothing says what it shows',
  );
  if (visibleCharacter.test(alt)) return [text(` ${alt} `)];
  const url = webAddress(address);
  return url
    ? [text(' '), element('a', [text(nameOf(address) || address)], { href: url }), text(' ')]
    : [text(' ')];
};

const isEmoji = (node: Element): boolean => /\b(emoji|wp-smiley)\b/.test(attribute(node, 'className'));

const isPixel = (node: Element): boolean =>
  ['width', 'height'].every((name) => /^[01](px)?$/.test(attribute(node, name)));

const img: Rule = (node, context) => {
  const alt = oneLine(plainText(attribute(node, 'alt')));
  if (isEmoji(node) && alt) return [text(alt)];
  if (isPixel(node)) {
    context.lose('a picture of one point, which counts readers', 'the site counts nobody');
    return [text(` ${alt} `)];
  }
  const address = addressOf(node);
  if (!address) return [text(` ${alt} `)];
  const name = context.picture(address);
  if (name === undefined || !isRightName(name)) return missing(address, alt, context);
  if (visibleCharacter.test(alt)) return [element('img', [], { src: name, alt })];
  const instead =
    oneLine(plainText(attribute(node, 'title'))) ||
    wordsIn(nameOf(address)) ||
    wordsIn(name.slice(2)) ||
    'Picture';
  context.lose(
    'words for those who do not see a picture',
    `it had none and is called “${instead}”: say what it shows`,
  );
  return [element('img', [], { src: name, alt: instead })];
};

export const pictureRules: Rules = { img };
