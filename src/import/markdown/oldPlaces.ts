import type { Fields } from '../../content/write/formatEntry';
import { slugFor } from '../../content/model/slugFor';
import { textIn, textsIn } from '../json';
import type { TextPlace } from './textPlace';

/** What a blog's settings say of addresses. */
export interface SiteRules {
  readonly isJekyll: boolean;
  /** Of posts, as it is written, or by its name. */
  readonly permalink: string;
  /** Of texts of Hugo, by the folders that they lie in. */
  readonly sections: ReadonlyMap<string, string>;
}

const named: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title:output_ext',
};

/** A pattern of addresses with a text's own words; none where it asks for what is not known. */
const filled = (pattern: string, words: Readonly<Record<string, string>>): string[] => {
  const names = Array.from(pattern.matchAll(/:([a-z_]+)/g), ([, name = '']) => name);
  if (!names.every((name) => Object.hasOwn(words, name))) return [];
  const path = pattern.replaceAll(/:([a-z_]+)/g, (_all, name: string) => words[name] ?? '');
  return [`/${path}`.replaceAll(/\/+/g, '/')];
};

/** Texts of a field that may be one or a list of them. */
const oneOrMore = (value: unknown, between = /\n/): string[] =>
  Array.isArray(value) ? textsIn(value) : textIn(value).split(between).filter(Boolean);

/** Without a slash before it, an address is the same; with a template in it, it is made at the old site alone. */
const asPath = (address: string): string[] => {
  const path = address.replace(/^https?:\/\/[^/]+/, '');
  return path === '' || path === '/' || /[{}\s]/.test(path) ? [] : [path.startsWith('/') ? path : `/${path}`];
};

/**
 * Where a text stood. What `permalink`, `url`, `aliases` and `redirect_from` say holds; else what the settings say: for posts of
 * Jekyll their `permalink` or `/:categories/:year/:month/:day/:title.html`, for its pages `/path/name.html`, for texts of Hugo
 * the pattern of their folder. All others are guessed to stand below `content/`, like `/posts/name/`, with and without a day in
 * the name, and `isGuessed` says so.
 */
export const oldPlaces = (fields: Fields, place: TextPlace, published: string, rules: SiteRules) => {
  const slug = textIn(fields.slug) || place.name;
  const [year = '', month = '', day = ''] = published.split('-');
  const categories = [...place.categories, ...oneOrMore(fields.categories ?? fields.category, /[\s,]+/)].map(
    (category) => encodeURI(category.toLowerCase()),
  );
  const words = {
    ...(published && { year, month, day, i_month: String(Number(month)), i_day: String(Number(day)) }),
    short_year: year.slice(2),
    categories: categories.join('/'),
    title: slug,
    slug,
    name: place.name,
    output_ext: '.html',
    section: place.folders[0] ?? '',
    sections: place.folders.join('/'),
    filename: place.name,
    contentbasename: place.name,
    slugorfilename: slug,
    slugorcontentbasename: slug,
  };
  const said = textIn(fields.permalink) || textIn(fields.url);
  const former = [...oneOrMore(fields.aliases), ...oneOrMore(fields.redirect_from)].flatMap(asPath);
  const stood = asPath(said).flatMap((path) => filled(named[said] ?? path, words));
  const folder = place.folders.map((each) => `${each}/`).join('');
  const bySettings = (): string[] => {
    if (!rules.isJekyll) {
      // Hugo makes it of the title, where Jekyll means the name of the file.
      const title = textIn(fields.slug) || slugFor(textIn(fields.title)) || slug;
      const pattern = rules.sections.get(words.section);
      return pattern ? filled(pattern, { ...words, title }) : [];
    }
    if (place.isInPosts) return filled(named[rules.permalink || 'date'] ?? rules.permalink, words);
    return place.isIndex ? [`/${folder}${slug}/`] : [`/${folder}${slug}.html`];
  };
  const byFolders = (): string[] => {
    // Eleventy drops the name of a text that is called as its folder.
    const bare = place.folders.at(-1) === place.name ? `/${folder}` : `/${folder}${slug}/`;
    return place.day ? [bare, `/${folder}${place.day}-${slug}/`] : [bare];
  };
  const told = stood.length > 0 ? stood : bySettings();
  const isGuessed = told.length === 0 && !rules.isJekyll;
  return { addresses: [...new Set([...(isGuessed ? byFolders() : told), ...former])], isGuessed };
};
