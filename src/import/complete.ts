import { collections, isCoverName } from '../content/model/collections';
import { pathOfTag } from '../content/model/blogPages';
import type { Fields } from '../content/write/formatEntry';
import { beginning } from '../lib/text';
import { plainLine } from './plainLine';
import type { Planned } from './plan';
import { withoutPress } from './text/tidy/phrases';

/** What is said of a page where its source says nothing is this long at most. */
const longestDescription = 160;

/** What a title is made of where there is none. */
const longestTitle = 60;

/** What an entry is filled up with where its source says nothing. */
export interface Filling {
  readonly firstSentences: string;
  readonly today: string;
  readonly nextId: () => number;
  /** Tags as they are spelt, by the paths of their pages. */
  readonly tags: ReadonlyMap<string, string>;
  readonly language: string;
}

const ownTags = (tags: unknown, { tags: spelt, language }: Filling): string[] => {
  const paths = ((tags ?? []) as readonly string[]).flatMap((tag) => pathOfTag(tag, language) ?? []);
  return [...new Set(paths)].flatMap((path) => spelt.get(path) ?? []);
};

/** What the collection of an entry asks for, and its source may not say. */
const required = ({ collection, found, slug, current }: Planned, filling: Filling): Fields => {
  const { fields } = found;
  // In a table of this site it is the press; elsewhere nobody means that.
  const line = (text: string): string => (found.isPatch ? plainLine(text) : withoutPress(plainLine(text)));
  const written = typeof fields['title'] === 'string' ? line(fields['title']) : '';
  const title = written || beginning(filling.firstSentences, longestTitle) || slug;
  const said = typeof fields['description'] === 'string' ? line(fields['description']) : '';
  const description = said || beginning(filling.firstSentences, longestDescription) || title;
  const now = current?.parsed.value as Fields | undefined;
  const id = 'id' in collections[collection].schema.shape ? { id: now?.['id'] ?? filling.nextId() } : {};
  if (collection === 'posts') {
    const tags = ownTags(fields['tags'], filling);
    const offered = { form: 'essay', published: filling.today };
    return { ...offered, ...fields, title, description, tags: tags.length ? tags : undefined };
  }
  if (collection === 'ownPages') return { place: 'nowhere', ...fields, title, description };
  if (collection === 'series') return { ...id, status: 'ongoing', ...fields, title, description };
  if (isCoverName(collection) || collection === 'stories') return { ...id, ...fields, title };
  // The text of a page of the kit keeps what is not of its words.
  return { ...now, title, description };
};

/** The fields of an entry, with all that its collection asks for. */
export const complete = (planned: Planned, filling: Filling): Fields => {
  const { schema } = collections[planned.collection];
  const known = Object.keys(schema.shape);
  return Object.fromEntries(
    Object.entries(required(planned, filling)).filter(
      ([name, value]) => known.includes(name) && value !== undefined && value !== null,
    ),
  );
};
