import { parsedHtml } from './parsedHtml';

/** Whether a picture was chosen in the editor, and has an address of this page's own. */
const isChosen = ({ src }: HTMLImageElement): boolean =>
  src.startsWith('blob:') && new URL(src).origin === location.origin;

/**
 * The HTML of a draft with the pictures that the page has made of the saved text. The editor's own lie where no page of
 * the site may fetch them; a picture is known by its words.
 */
export const withPictures = (draft: string, shown: string): string => {
  const { body } = parsedHtml(draft);
  const pictures = [...parsedHtml(shown).querySelectorAll('picture')];
  for (const image of body.querySelectorAll('img')) {
    if (isChosen(image)) continue;
    const known = pictures.find((picture) => picture.querySelector('img')?.alt === image.alt);
    if (known) image.replaceWith(known.cloneNode(true));
    else image.removeAttribute('src');
  }
  // Gatsby sets a picture that stands alone as a paragraph.
  for (const alone of body.querySelectorAll(':scope > :is(img, picture)')) {
    const paragraph = document.createElement('p');
    alone.replaceWith(paragraph);
    paragraph.append(alone);
  }
  return body.innerHTML;
};
