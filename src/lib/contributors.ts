/** The parts that people have in a work, in the order in which they are named. */
export const roles = [
  'author',
  'co-author',
  'editor',
  'translator',
  'narrator',
  'illustrator',
  'introduction',
] as const;

export type Role = (typeof roles)[number];

/** The same as the book trade calls them (https://www.loc.gov/marc/relators/relaterm.html). */
export const relators: Readonly<Record<Role, string>> = {
  author: 'aut',
  'co-author': 'aut',
  editor: 'edt',
  translator: 'trl',
  narrator: 'nrt',
  illustrator: 'ill',
  introduction: 'aui',
};

export interface Contributor {
  readonly name: string;
  readonly role: string;
}

type Maybe<Value> = Value | null | undefined;

/** A work as far as it says whose it is. A recording and an anthology have a field of their own for one of them. */
export interface Credited {
  readonly __typename?: string;
  readonly contributors?: Maybe<readonly Contributor[]>;
  readonly audio?: Maybe<{ readonly narrator?: Maybe<string> }>;
  readonly contents?: Maybe<{ readonly story?: Maybe<string>; readonly editor?: Maybe<string> }>;
}

/** Those who have this part in a work, each once, in the order of the entry. */
export const namesOf = ({ contributors, audio, contents }: Credited, role: Role): string[] => {
  const own = { narrator: audio?.narrator, editor: contents?.editor };
  const named = (contributors ?? []).filter((one) => one.role === role).map(({ name }) => name);
  return [...new Set([(role === 'narrator' || role === 'editor') && own[role], ...named])].filter(
    (name) => typeof name === 'string',
  );
};

/**
 * Who has written a work: those whom it names as authors, or else the author of the site; then the co-authors. An anthology
 * is by many, and by nobody unless it says by whom.
 */
export const authorsOf = (work: Credited, author: string): string[] => {
  const authors = namesOf(work, 'author');
  const own = work.__typename === 'Anthology' ? [] : [author];
  return [...new Set([...(authors.length ? authors : own), ...namesOf(work, 'co-author')])];
};

/** All who have made the text of a work, each with what the book trade calls their part: the authors first. */
export const relatedTo = (work: Credited, author: string) => [
  ...authorsOf(work, author).map((name) => ({ name, relator: relators.author })),
  ...(['editor', 'translator', 'illustrator', 'introduction'] as const).flatMap((role) =>
    namesOf(work, role).map((name) => ({ name, relator: relators[role] })),
  ),
];

/** The words for these, in the language of the site. */
interface CreditWords {
  readonly listed: (names: readonly string[]) => string;
  readonly withStory: (author: string, story: string) => string;
  readonly by: (names: string) => string;
  readonly editedBy: (names: string) => string;
  readonly translatedBy: (names: string) => string;
  readonly readBy: (names: string) => string;
  readonly illustratedBy: (names: string) => string;
  readonly introducedBy: (names: string) => string;
}

/** The lines that say who has made a work, beside the author of the site, who needs none. */
export const creditsOf = (work: Credited, author: string, words: CreditWords): string[] => {
  const authors = authorsOf(work, author);
  const story = work.contents?.story;
  const line = (names: readonly string[], inWords: (names: string) => string): string[] =>
    names.length ? [inWords(words.listed(names))] : [];
  return [
    ...line(authors.join() === author ? [] : authors, words.by),
    ...(story ? [words.withStory(author, story)] : []),
    ...line(namesOf(work, 'editor'), words.editedBy),
    ...line(namesOf(work, 'translator'), words.translatedBy),
    ...line(namesOf(work, 'narrator'), words.readBy),
    ...line(namesOf(work, 'illustrator'), words.illustratedBy),
    ...line(namesOf(work, 'introduction'), words.introducedBy),
  ];
};
