import { advice } from '../advice';
import { beginning, folderOf } from '../../lib/text';
import type { Found, InputFile } from '../found';
import { lostAt } from '../given';
import { pictureHtml } from '../htmlOf';
import { wholeText } from '../decoded';
import { textIn } from '../json';
import { plainLine } from '../plainLine';
import { frontMatter } from './frontMatter';
import { fileFinder, withFiles, withTexts } from './localPictures';
import { oldPlaces, type SiteRules } from './oldPlaces';
import { dayOf, isPage, pictureOf, textFields } from './textFields';
import { isHtml, textPlace } from './textPlace';
import { type LostTag, withoutTags } from './withoutTags';

/** What all texts of a folder have in common. */
export interface Blog {
  readonly around: string;
  /** Where the site was; empty where nothing says so. */
  readonly origin: string;
  readonly paths: ReadonlySet<string>;
  readonly rules: SiteRules;
  /** Where a text stood that another names in a tag. */
  readonly addressOf: (text: string) => string | undefined;
  /** The key of the page that is in a folder's place. */
  readonly pageAt: (folder: string) => string | undefined;
}

/** As much as a text may have here, too. */
export const mostBytes = 2_000_000;

/** Reads a text. Throws Refused where it is too large. */
export const readText = async (file: InputFile, { around, rules }: Pick<Blog, 'around' | 'rules'>) => {
  const read = frontMatter(await wholeText(file, mostBytes));
  const place = textPlace(file.path, around);
  const stood = oldPlaces(read.fields, place, dayOf(read.fields, place) ?? '', rules);
  return { ...read, ...stood, file, place, isPage: isPage(read.fields, place) };
};

/** A text with what its path and its fields say. */
export type ReadText = Awaited<ReturnType<typeof readText>>;

/** What a text is called in its source. Sites have files of the same names, so the site is said where it is known. */
export const keyOf = ({ path }: InputFile, { around, origin }: Pick<Blog, 'around' | 'origin'>): string =>
  `${origin && `${origin}/`}${path.slice(around.length)}`;

const lostIn = (text: ReadText, lost: readonly LostTag[]): Found[] => [
  ...text.unread.map((line) =>
    lostAt({ file: text.file.path, line }, 'fields above the text', 'they cannot be read from here on'),
  ),
  ...lost.map(({ tag, line }) =>
    lostAt(
      { file: text.file.path, line: text.bodyLine - 1 + line },
      beginning(tag, 80),
      'only the old site knows what stands in its place',
    ),
  ),
];

/** A post or a page of a text, and what of it is lost. A page without any text is a list that the old site has made. */
export const markdownEntry = (text: ReadText, blog: Blog): Found[] => {
  const { file, fields, place, addresses } = text;
  const find = fileFinder(blog.paths, blog.around, folderOf(file.path));
  const textAt = (link: string): string | undefined => {
    const path = find(link);
    return blog.paths.has(path) ? blog.addressOf(path.slice(blog.around.length)) : undefined;
  };
  const { markdown, lost } = withoutTags(text.body, blog.addressOf, (part) =>
    withFiles(withTexts(part, textAt), find),
  );
  const source = markdown.trim();
  const title = plainLine(textIn(fields.title)) || place.name;
  const isTemplate = isHtml(file.path);
  if (text.isPage && isTemplate && lost.length > 0) {
    const why = `the old site puts it together: what it says by itself has its own place here: ${advice.ownPlace}`;
    return [lostAt({ file: file.path }, `the page “${title}”`, why)];
  }
  const said = lostIn(text, lost);
  if (text.isPage && source === '') {
    const why = 'it has no text of its own';
    return [...said, lostAt({ file: file.path }, `the page “${title}”`, why)];
  }
  const end = textIn(fields.expiryDate);
  if (end !== '') {
    const why = 'nothing here ends by itself: it comes as a draft, which you may publish';
    said.push(lostAt({ file: file.path }, `that “${title}” ends on ${end}`, why));
  }
  const image = pictureOf(fields, find);
  const above = image && text.isPage ? `${pictureHtml(image)}\n\n` : '';
  const own = textFields(fields, place, blog.rules.isJekyll);
  const folder = place.folders.join('/');
  const parent = text.isPage && folder !== '' ? blog.pageAt(folder) : undefined;
  return [
    ...said,
    {
      kind: 'entry',
      key: keyOf(file, blog),
      place: { file: file.path },
      collection: text.isPage ? 'ownPages' : 'posts',
      slug: textIn(fields.slug) || place.name,
      // Whether it is a draft may stand in what cannot be read.
      fields: text.unread.length > 0 ? { ...own, draft: true } : own,
      text: { format: isTemplate ? 'html' : 'markdown', source: above + source },
      ...(image && !text.isPage && { pictures: { image } }),
      addresses,
      ...(parent !== undefined && { parent }),
    },
  ];
};
