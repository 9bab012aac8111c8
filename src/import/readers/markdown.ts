import { advice } from '../advice';
import { slugFor } from '../../content/model/slugFor';
import { countOf, nameIn } from '../../lib/text';
import type { Found, Input, InputFile, Source } from '../found';
import { leftOf, lostAt, movedTo } from '../given';
import { hasFrontMatter } from '../markdown/frontMatter';
import {
  type Blog,
  keyOf,
  markdownEntry,
  mostBytes,
  readText,
  type ReadText,
} from '../markdown/markdownEntry';
import { siteSettings } from '../markdown/siteRules';
import { folderAround, isTextOfSite, withoutEnding } from '../markdown/textPlace';

const textsOf = ({ files }: Input): InputFile[] => files.filter(isTextOfSite);

/** In the language of the name, beside a text without one: `index.de.md`. */
const isTranslation = (path: string, paths: ReadonlySet<string>): boolean =>
  paths.has(path.replace(/\.[a-z]{2}(-[a-z]{2})?\.(\w+)$/i, '.$2')) &&
  /\.[a-z]{2}(-[a-z]{2})?\.\w+$/i.test(path);

const withoutIndex = (path: string): string => withoutEnding(path).replace(/\/_?index$/, '');

/** By which names tags in other texts know a text. */
const namesOf = ({ file, place }: ReadText, around: string): string[] => {
  const path = withoutIndex(file.path.slice(around.length));
  return [path, path.replace(/^content\//, ''), nameIn(path), place.name];
};

/** What all texts have in common: every text is read for it, and none is kept. */
const blogOf = async (
  texts: readonly InputFile[],
  base: Pick<Blog, 'around' | 'origin' | 'rules' | 'paths'>,
): Promise<Blog> => {
  const addresses = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const file of texts) {
    const text = await readText(file, base);
    const { place, isPage } = text;
    const key = keyOf(file, base);
    if (isPage && !place.isList) pages.set([...place.folders, place.name].join('/'), key);
    const [address] = text.addresses;
    for (const name of namesOf(text, base.around))
      if (address !== undefined && !addresses.has(name)) addresses.set(name, address);
  }
  return {
    ...base,
    addressOf: (text) => {
      const [path = '', part] = text.split('#');
      const address = addresses.get(withoutIndex(path.replace(/^\.?\//, '')));
      return address && part ? `${address}#${part}` : address;
    },
    pageAt: (folder) => pages.get(folder),
  };
};

async function* read(input: Input): AsyncGenerator<Found> {
  const paths = new Set(input.files.map(({ path }) => path));
  const around = folderAround([...paths]);
  const { origins, ...rules } = await siteSettings(input, around);
  yield { kind: 'site', origins };
  const all = textsOf(input);
  const texts = all.filter(({ path, size }) => size <= mostBytes && !isTranslation(path, paths));
  const blog = await blogOf(texts, { around, origin: origins[0] ?? '', rules, paths });
  const tags = new Set<string>();
  let guesses = 0;
  for (const file of texts) {
    const text = await readText(file, blog);
    guesses += Number(text.isGuessed && !text.place.isList);
    if (!text.place.isList)
      for (const found of markdownEntry(text, blog)) {
        if (found.kind === 'entry')
          for (const tag of (found.fields['tags'] ?? []) as readonly string[]) tags.add(tag);
        yield found;
      }
    else if (text.body.trim() !== '') {
      const why = `what stands above lists and on the home page has its own place here: ${advice.ownPlace}`;
      yield lostAt({ file: file.path }, 'the text of a list', why);
    }
  }
  for (const { path } of all.filter(({ size }) => size > mostBytes))
    yield lostAt({ file: path }, 'the text', 'it has more than 2 MB: make several of it');
  if (guesses)
    yield lostAt(
      { file: input.name },
      `where ${countOf(guesses, 'text')} stood, perhaps`,
      'nothing says it, so their folders do: compare the old addresses with those of the old site',
    );
  for (const from of rules.isJekyll ? ['/feed.xml', '/atom.xml'] : ['/index.xml', '/feed/feed.xml'])
    yield movedTo(from, { path: '/rss.xml' });
  for (const tag of rules.isJekyll ? [] : tags) yield movedTo(`/tags/${slugFor(tag)}/`, { tag });
  const translations = all.filter(({ path }) => isTranslation(path, paths)).length;
  const why = 'put each beside its text, as index.de.md, once that is there';
  yield* leftOf(translations, 'texts in other languages', why);
}

/**
 * A folder of Markdown, as Hugo, Jekyll, Eleventy and blogs of Gatsby have it. What is a post and what a page is known by the
 * folders, and by what the fields say; where they say no address, it is guessed as `oldPlaces` tells.
 */
export const markdown: Source = {
  name: 'Markdown',
  fits: (input) =>
    textsOf(input).some(
      ({ path, head }) => hasFrontMatter(head) || /(^|\/)\d{4}-\d{2}-\d{2}-[^/]+$/.test(path),
    ),
  read,
};
