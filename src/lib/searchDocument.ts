export const searchKinds = ['book', 'audiobook', 'anthology', 'story', 'series', 'post', 'page'] as const;

export type SearchKind = (typeof searchKinds)[number];

export interface Titled {
  readonly kind: SearchKind;
  readonly title: string;
  /** The path of its page; null of a book that has none, whose link leads to a retailer, if there is one. */
  readonly pagePath: string | null;
  readonly link: string | null;
  /** Whether the link pays the author. */
  readonly affiliate: boolean | null;
  /** Of a translation, the code of its language. */
  readonly translation?: { readonly language: string };
}

/** The smallest picture of a cover, in the formats of which a browser takes one. */
export interface SmallPicture {
  readonly avif: string;
  readonly src: string;
  /** Its height, where it is 48 pixels wide. */
  readonly height: number;
}

/** The same with its words, as `/search/index.json` has it. */
export interface SearchDocument extends Titled {
  readonly text: string;
  readonly picture: SmallPicture | null;
}
