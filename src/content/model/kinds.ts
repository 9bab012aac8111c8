/** The source of a regular expression, and what the author is told of a text that does not match. */
export interface Rule {
  readonly pattern: string;
  readonly message: string;
}

export interface KindInfo {
  readonly rules?: readonly Rule[];
  /** For a date: whether it is written month/day/year, not year-month-day. */
  readonly isMonthFirst?: boolean;
  /** The words of which it is one. */
  readonly options?: readonly string[];
  readonly min?: number;
  /** The collections of whose entries it names one: by its slug, or where they are several by `entryId`. */
  readonly collections?: readonly string[];
}

/** A second field for the pages, which a directive derives from the value when the site is built. */
interface Derived {
  /** What its name has after the field's. */
  readonly suffix: string;
  readonly type: string;
  readonly directive: string;
  readonly description: string;
}

/** A kind of value, and all that depends on which it is. */
export interface Kind {
  /** Its GraphQL type, with directives after the `!` of a required one. */
  readonly type: string;
  readonly directive?: string;
  readonly derived?: readonly Derived[];
  /** Whether it is an address of the web, which may be typed without https://. */
  readonly isAddress?: true;
  /** The value of what was typed on a command line. */
  readonly fromTyped: (typed: string) => string | number | boolean;
}

const text = {
  type: 'String',
  directive: '@press(as: "name")',
  fromTyped: (typed) => typed,
} as const satisfies Kind;

const file = { ...text, type: 'File', directive: '@fileByRelativePath' };

const derived = (suffix: string, type: string, directive: string, description: string): Derived => ({
  suffix,
  type,
  directive,
  description,
});

/** The same in the language of the site. */
const inWords = (directive: string, description: string): Pick<Kind, 'derived'> => ({
  derived: [derived('InWords', 'String', directive, description)],
});

const sizeInWords = derived('SizeInWords', 'String', 'sizeInWords', 'the size of the file in words');

const address = {
  ...text,
  isAddress: true,
  derived: [derived('Host', 'String', 'hostInWords', 'what readers call the site to which it leads')],
} as const satisfies Kind;

const table = {
  text,
  address,
  /** Where somebody is to be found. */
  profile: {
    ...address,
    derived: [
      ...address.derived,
      derived('Sign', 'String', 'profileSign', 'the sign of its service, as the path of an SVG of 24 by 24'),
    ],
  },
  isbn: {
    ...text,
    directive: '@plainIsbn',
    derived: [
      derived(
        'Shops',
        '[IsbnShop!]',
        'isbnShops',
        'where its edition is found by it, at shops of the settings',
      ),
    ],
  },
  /** The code of a country. */
  country: { ...text, ...inWords('countryInWords', 'what it is called in the language of the site') },
  /** A price with its currency. */
  price: { ...text, ...inWords('priceInWords', 'the price as it is written') },
  /** The code of a language. */
  language: { ...text, ...inWords('languageInWords', 'what it is called in the language of the site') },
  /** A page of the site, or an address of the web. */
  route: { ...text, directive: '@press(as: "slug")' },
  /** Where something was on this site, or on one before it. */
  oldAddress: text,
  colour: text,
  choice: text,
  number: { type: 'Int', fromTyped: (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : typed) },
  decimal: {
    type: 'Float',
    fromTyped: (typed: string) => (/^\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed),
  },
  paragraphs: text,
  reference: text,
  yesNo: {
    type: 'Boolean',
    fromTyped: (typed: string) => (typed === 'yes' ? true : typed === 'no' ? false : typed),
  },
  date: { ...text, ...inWords('dateInWords', 'the day in words') },
  /** A year, a month or a day. */
  roughDate: { ...text, ...inWords('roughDateInWords', 'the same in words') },
  time: { ...text, ...inWords('timeInWords', 'the time as it is written') },
  timeZone: text,
  picture: {
    ...file,
    derived: [derived('Pixels', 'String', 'pixels', 'how wide and high it is, in pixels'), sizeInWords],
  },
  drawing: file,
  sound: {
    ...file,
    derived: [derived('Seconds', 'Float', 'soundLength', 'how long it plays, in seconds'), sizeInWords],
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof table;

/** The kinds of values: a new one is an entry here, and a function in fields.ts by which its fields are made. */
export const kinds: Readonly<Record<KindName, Kind>> = table;
