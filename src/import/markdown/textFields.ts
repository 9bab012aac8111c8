import type { Fields } from '../../content/write/formatEntry';
import type { FoundPicture } from '../found';
import { given, tagsOf } from '../given';
import { isoDay } from '../isoDay';
import { objectIn, textIn, textsIn } from '../json';
import { lineOfHtml, plainLine } from '../plainLine';
import type { FindFile } from './localPictures';
import type { TextPlace } from './textPlace';

/** Jekyll parts what is written as one text by spaces; nobody else does. */
const several = (value: unknown, isJekyll: boolean): string[] => {
  if (typeof value !== 'string') return textsIn(value);
  return value.split(value.includes(',') ? ',' : isJekyll ? /\s+/ : '\n');
};

/** With them, Eleventy gathers its posts. */
const isNoTag = /^(posts?|all|blog)$/i;

const tagsIn = (fields: Fields, { categories }: TextPlace, isJekyll: boolean): string[] =>
  tagsOf(
    [fields.tags, fields.tag, categories, fields.categories, fields.category]
      .flatMap((value) => several(value, isJekyll))
      .map(plainLine)
      .filter((tag) => !isNoTag.test(tag)),
  );

const isYes = (value: unknown): boolean => value === true || value === 'true';
const isNo = (value: unknown): boolean => value === false || value === 'false';

/** The day of a text: by its fields, or by its name. */
export const dayOf = (fields: Fields, { day }: TextPlace): string | undefined =>
  isoDay(textIn(fields.publishDate)) ?? isoDay(textIn(fields.date)) ?? day;

/** Whether a text is a page: by its own word, or else because it lies with no posts, and in no folder of texts with days. */
export const isPage = (fields: Fields, place: TextPlace): boolean => {
  const said = `${textIn(fields.type)} ${textIn(fields.layout).replace(/\.\w+$/, '')}`.toLowerCase();
  if (/\bpages?\b/.test(said)) return true;
  if (place.folders.length > 0 && dayOf(fields, place) !== undefined) return false;
  return !place.isInPosts && !/\b(posts?|article)\b/.test(said);
};

/** What the fields of a text say, as `data/` has it. */
export const textFields = (fields: Fields, place: TextPlace, isJekyll: boolean): Fields => {
  const page = isPage(fields, place);
  const description = ['description', 'summary', 'excerpt'].map((name) => textIn(fields[name])).find(Boolean);
  return given({
    title: plainLine(textIn(fields.title)),
    description: lineOfHtml(description ?? ''),
    published: page ? undefined : dayOf(fields, place),
    tags: page ? [] : tagsIn(fields, place, isJekyll),
    draft:
      place.isDraft ||
      isYes(fields.draft) ||
      isNo(fields.published) ||
      isNo(fields.permalink) ||
      textIn(fields.expiryDate) !== '',
  });
};

/** The picture that the fields of a text name, by its file where that is there. */
export const pictureOf = (fields: Fields, find: FindFile): FoundPicture | undefined => {
  const [value] = 'image cover featured_image featuredImage feature_image featureimage images'
    .split(' ')
    .map((name) => (Array.isArray(fields[name]) ? (fields[name][0] as unknown) : fields[name]))
    .filter((each) => each !== undefined && each !== '');
  const about = objectIn(value);
  const address =
    textIn(value) || ['image', 'path', 'src', 'url'].map((name) => textIn(about[name])).find(Boolean);
  if (!address) return undefined;
  const alt = ['imageAlt', 'image_alt', 'alt']
    .map((name) => textIn(about[name] ?? fields[name]))
    .find(Boolean);
  return { address: find(address), alt: alt ? plainLine(alt) : undefined };
};
