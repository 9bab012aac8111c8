import type { Chosen, Draft, Values } from '../../lib/draft';
import { parsedHtml } from './parsedHtml';

const addresses = new Map<string, string>();

/** An address of this page's own: the editor's pictures lie where it may not fetch them. */
const addressOf = ({ id, file }: Chosen): string => {
  const address = addresses.get(id) ?? URL.createObjectURL(file);
  addresses.set(id, address);
  return address;
};

/** A file as queries return it, in one size. Its width and height are its own as soon as it is there. */
const pictureOf = (chosen: Chosen): Values => {
  const src = addressOf(chosen);
  const images = { fallback: { src, srcSet: '' }, sources: [] };
  return { publicURL: src, childImageSharp: { gatsbyImageData: { width: 2, height: 3, images } } };
};

const picturesOf = (files: Readonly<Record<string, Chosen>>): Values =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, pictureOf(file)]));

/** A text in which the pictures that were chosen have addresses of this page's own. */
const textWith = (html: string, chosen: NonNullable<Draft['chosenForText']>): string => {
  const { body } = parsedHtml(html);
  for (const image of body.querySelectorAll('img')) {
    const file = chosen[image.getAttribute('src')?.replace(/^\.\//, '') ?? ''];
    if (file) image.src = addressOf(file);
  }
  return body.innerHTML;
};

/** The same draft with the pictures that were chosen. */
export const withChosen = (draft: Draft): Draft => {
  const { chosen = {}, drawn = {}, chosenForText = {}, now } = draft;
  const { html } = now;
  // It is read again at every key.
  const hasChosen = Object.keys(chosenForText).length > 0;
  const text = hasChosen && typeof html === 'string' && { html: textWith(html, chosenForText) };
  const blank = { ...draft.blank, ...picturesOf(drawn) };
  return { ...draft, blank, now: { ...now, ...picturesOf(chosen), ...text } };
};
