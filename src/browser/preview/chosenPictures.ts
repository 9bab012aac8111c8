import type { Chosen, Draft, Values } from '../../lib/draft';

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

/** The same draft with the pictures that were chosen. */
export const withChosen = (draft: Draft): Draft => {
  const pictures = Object.entries(draft.chosen ?? {}).map(
    ([name, chosen]) => [name, pictureOf(chosen)] as const,
  );
  return { ...draft, now: { ...draft.now, ...Object.fromEntries(pictures) } };
};
