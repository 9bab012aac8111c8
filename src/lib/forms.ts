/** What a story, a poem or an essay may be. */
export const storyForms = ['flash', 'short-story', 'novelette', 'novella', 'novel', 'poem', 'essay'] as const;

/** What a book may be. */
export const bookForms = [
  'novel',
  'novella',
  'novelette',
  'collection',
  'omnibus',
  'poetry',
  'nonfiction',
] as const;

/** All that a work can be, in the order in which they are named. What nobody has said anything of is a book. */
export const forms = [
  ...bookForms.slice(0, 3),
  'short-story',
  'flash',
  'poem',
  'essay',
  ...bookForms.slice(3),
  'book',
  'anthology',
  'audiobook',
] as const;

export type Form = (typeof forms)[number];

/** Below how many words fiction has which form, as awards have it (https://www.thehugoawards.org/hugo-categories/). */
const lengthLimits: readonly (readonly [form: Form, words: number])[] = [
  ['flash', 1000],
  ['short-story', 7500],
  ['novelette', 17_500],
  ['novella', 40_000],
  ['novel', Infinity],
];

type Maybe<Value> = Value | null | undefined;

/** A work as far as it says what it is. */
export interface Formed {
  readonly __typename: 'Story' | 'Book' | 'Audiobook' | 'Anthology';
  readonly form?: Maybe<string>;
  readonly words?: Maybe<number>;
}

/** The form of so many words of fiction. */
export const formOfLength = (words: number): Form =>
  lengthLimits.find(([, limit]) => words < limit)?.[0] ?? 'novel';

/** What a work is: what it says, else what follows from its length. */
export const formOf = ({ __typename, form, words }: Formed): Form => {
  if (__typename === 'Audiobook') return 'audiobook';
  if (__typename === 'Anthology') return 'anthology';
  const said = forms.find((one) => one === form);
  if (said) return said;
  if (words) return formOfLength(words);
  return __typename === 'Story' ? 'short-story' : 'book';
};

/** Whether a story of this form is set as fiction is in a book; of one that nobody has named it is. */
export const isFiction = (form: Maybe<string>): boolean => form !== 'essay' && form !== 'poem';
