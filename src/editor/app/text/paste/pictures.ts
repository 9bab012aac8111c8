import { fromBase64 } from '../../host/base64';
import { rtfPictures } from './rtfPictures';

/** A picture that a page has in itself. */
const fileIn = (address: string): File | undefined => {
  const [, type, format, bytes] = /^data:(image\/([a-z]+));base64,(.+)$/s.exec(address) ?? [];
  if (type === undefined || bytes === undefined) return undefined;
  return new File([fromBase64(bytes)], `picture.${format}`, { type });
};

/** Whether anybody sees it: pages count their readers by pictures of one pixel. */
const isSeen = (image: Element): boolean =>
  !['width', 'height'].some((side) => Number(image.getAttribute(side) ?? 2) < 2);

interface Kept {
  readonly html: string;
  /** How many pictures could not be had. */
  readonly lost: number;
}

/**
 * What is pasted, with its pictures as files that `keep` puts beside the entry, by the names that it gives. Word leaves them out
 * of its HTML, which names files of another machine, and has them in the same text as RTF.
 */
export const keepPictures = async (
  html: string,
  rtf: string,
  keep: (file: File) => Promise<string>,
): Promise<Kept> => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const images = [...page.querySelectorAll('img')].filter(isSeen);
  const addressOf = (image: Element): string => image.getAttribute('src') ?? '';
  const local = images.filter((image) => addressOf(image).startsWith('file:'));
  const inRtf = rtfPictures(rtf);
  let lost = 0;
  for (const image of images) {
    const besides = inRtf.length === local.length ? inRtf[local.indexOf(image)] : undefined;
    const file = fileIn(addressOf(image)) ?? besides;
    const name = file && (await keep(file).catch(() => undefined));
    if (name === undefined) lost += 1;
    image.setAttribute('src', name === undefined ? '' : `./${name}`);
  }
  return { html: page.documentElement.outerHTML, lost };
};

/** What the author is told of pictures that could not be had. */
export const lostPictures = (count: number): string =>
  count === 1
    ? 'The picture of what you pasted could not come along: put it in with “Picture”.'
    : `${count} pictures of what you pasted could not come along: put them in with “Picture”.`;
