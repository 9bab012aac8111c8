import { z } from 'zod';
import { editor } from './editorSettings';
import { look } from './lookSettings';
import { newsletter } from './newsletterSettings';
import {
  affiliate,
  countryCode,
  entryId,
  formerAddresses,
  httpsLink,
  isoDate,
  languageCode,
  linkAnywhere,
  linkTypes,
  mailAddress,
  nameText,
  oldAddress,
  oneOf,
  paragraphs,
  position,
  price,
  reference,
  referenceToAny,
  roughDate,
  sentences,
  siteAddress,
  slug,
  startDate,
  tags,
  target,
  text,
  textOfLength,
  texts,
  timeOfDay,
  timeZone,
  unguessable,
  wholeNumber,
  yesNo,
  videoId,
} from './fields';
import { described, foldedGroup, group, groups } from './field';
import { bookForms, storyForms } from '../../lib/forms';
import { footerParts } from './footerParts';
import { isbn } from './isbn';
import { isbnShopNames } from './isbnShops';
import { slugFor } from './slugFor';
import { drawing, picture, sound } from './fileFields';
import { authorIdentifiers, workFields } from './workFields';

/*
 * The content model: each kind of entry once, without defaults or coercions. GraphQL types, TypeScript types and the
 * checks derive from it. collections.ts says where each lies.
 */

const footerList = described(
  z.array(
    z
      .strictObject({
        part: oneOf('Part', 'something of the site, which has its own words', footerParts).optional(),
        link: linkAnywhere(
          'Link',
          'of what is no part: a page of this site, like /about/, or another address',
        ).optional(),
        title: text('Title', 'what a link says; of a page left out, its title').optional(),
      })
      .refine(({ part, link }) => part !== undefined || link !== undefined, { path: ['link'] })
      .refine(({ part, link }) => part === undefined || link === undefined, {
        path: ['link'],
        error: 'stands beside a part: keep one of the two',
      })
      .refine(({ part, link, title }) => !part || link !== undefined || title === undefined, {
        path: ['title'],
        error:
          'stands beside a part, which has its own words: leave it out, or write a link instead of the part',
      }),
  ),
  {
    label: 'Footer',
    one: 'Link',
    description:
      'what the foot of every page leads to, in your order; left out, it is all that there is: mail, policies, your own pages with that place, bibliography, series, search, newsletter, press kit, feed and calendar',
  },
);

export const site = z.strictObject({
  title: text('Title', 'the name of the site'),
  tagline: text('Tagline', 'the line under the name'),
  author: text('Author', 'the pen name'),
  language: languageCode(
    'Language',
    'the language of your texts, with your region where days are written otherwise there: March 9, 2024 or 9 March 2024',
    {
      description:
        'the language of the texts as a code, with your region where days are written otherwise there: en-US is March 9, 2024, and en-IE, en-GB, en-AU, en-NZ and en-IN are 9 March 2024',
      offer: () => 'en',
    },
  ),
  siteUrl: siteAddress('Site address', 'where the site lives, like https://example.com'),
  logo: drawing('Logo', 'the logo as an SVG', 'logo.svg'),
  icon: picture('Icon', 'a square picture', 'icon.png', 512),
  press: group('Press', 'your small press; without one the site has no page for it', {
    name: text('Name', 'the name of the press'),
    slug: slug('Address', 'the last part of the press page’s address', {
      offer: (answers) => slugFor(String(answers['press.name'] ?? ''), String(answers['language'] ?? '')),
    }),
  }).optional(),
  company: text('Company', 'the name in the copyright line', {
    offer: ({ author = '' }) => String(author),
  }),
  footerYear: wholeNumber('Footer year', 'the year in the copyright line', 1900, {
    offer: (_answers, today) => today.slice(0, 4),
  }),
  mail: mailAddress('Mail', 'the address that the contact links open'),
  profiles: groups(
    'Profiles',
    'Profile',
    'where else you are to be found; the contact page leads there, with a sign of each service',
    {
      title: text('Title', 'what the link says, like @me'),
      link: httpsLink('Link', 'the profile’s address', { kind: 'profile' }),
    },
  ).optional(),
  profilesInFooter: yesNo('Profiles in the footer', 'the foot of every page leads to them too').optional(),
  identifiers: authorIdentifiers,
  groupBooks: oneOf(
    'Books in groups',
    'how the home page groups your books: series, with those of none together, or form; left out, they stand in one grid. The group of the book with the lowest number comes first',
    ['series', 'form'],
  ).optional(),
  isbnShops: groups(
    'Shops by ISBN',
    'Shop',
    'shops and catalogues to which the ISBN of every edition leads, beside those that it names',
    {
      shop: oneOf('Shop', 'which; worldcat finds libraries that have the book', isbnShopNames, {
        isUniqueInList: true,
      }),
      affiliateId: text('Affiliate number', 'of Bookshop.org: your number there').optional(),
    },
  ).optional(),
  newsletter: newsletter.optional(),
  footer: footerList.optional(),
  look: look.optional(),
  editor: editor.optional(),
});

/** What forms leave out: few have a press, and theirs says its name. */
const pressInIt = '{press} in it becomes the name of your press';

const menuTarget = 'a page of this site, like /about/, or another address, like https://shop.example';
const menuLink = linkAnywhere('Link', `${menuTarget}; /{press}/ is the page of your press`, {
  hint: menuTarget,
});

const menuRel = linkTypes(
  'What it is to you',
  'of another address: me for a profile of yours, nofollow for one that search engines shall not follow',
).optional();

/** The site's own pages are nothing to it but its pages. */
const isRelOfOthers = ({ link, rel }: Readonly<Partial<Record<'link' | 'rel', string | undefined>>>) =>
  rel === undefined || link?.startsWith('/') === false;

const ofNoOther = {
  path: ['rel'],
  error: 'belongs to a link to another address, which starts with https://: leave it out',
};

export const navigationItem = z
  .strictObject({
    id: entryId(),
    title: nameText('Title', `what the navigation says; ${pressInIt}`, { hint: 'what the navigation says' }),
    link: menuLink.optional(),
    rel: menuRel,
    items: described(
      z.array(
        z
          .strictObject({ title: text('Title', 'what the navigation says'), link: menuLink, rel: menuRel })
          .refine(isRelOfOthers, ofNoOther),
      ),
      {
        label: 'Items',
        one: 'Item',
        description: 'what it opens to, instead of a link: for more than a row holds',
      },
    ).optional(),
  })
  .refine(isRelOfOthers, ofNoOther)
  .refine(({ link, items = [] }) => link !== undefined || items.length > 0, { path: ['link'] })
  .refine(({ link, items = [] }) => link === undefined || items.length === 0, {
    path: ['link'],
    error: 'belongs to an item that opens to no others: leave it out, or make it the first of them',
  });

const draft = yesNo('Draft', 'keeps it off the site until you switch this off').optional();

/** Of what has a page. Without one, the build draws it. */
const share = picture(
  'Share picture',
  'what a link to the page shows where it is shared; it is cut to 1200 × 630 pixels',
  'share.jpg',
  1200,
).optional();

/** What is shown from a day on, or not yet, and where it was before. */
const visibility = {
  draft,
  aliases: formerAddresses(
    'Former addresses',
    'where this stood before, here or on a site before this one, like /books/an-old-name/, /2014/05/a-title/ or /?p=12; who comes there is led here',
  ).optional(),
};

/** What makes a text one for those alone who are told its address. */
const unlisted = {
  unlisted: yesNo(
    'Unlisted',
    'it stands at an address that nobody guesses, in no list, feed, search or catalogue, with an e-book of it: for those whom you send the address. It is not secret: who has the address can pass it on',
  ).optional(),
  unlistedKey: unguessable(
    'End of the address',
    'of an unlisted one: letters and digits by chance, which stay as they are once readers have the address; the editor fills them in',
  ).optional(),
};

/** A day before which an entry is not on the site. */
const comingDay = { mayLieAhead: true, isAppearance: true };

const edition = {
  format: oneOf('Format', 'hardcover, paperback, ebook or audiobook', [
    'hardcover',
    'paperback',
    'ebook',
    'audiobook',
  ]),
  title: text('Title', 'where it is called otherwise than the work').optional(),
  image: picture('Cover', 'where it has another cover', 'paperback.jpg', 480, { isUpright: true }).optional(),
  language: languageCode('Language', 'where it is not that of the site').optional(),
  released: isoDate('Released', 'the day it comes out, or came out', { mayLieAhead: true }).optional(),
  pages: wholeNumber('Pages', 'how many pages it has').optional(),
  minutes: wholeNumber('Minutes', 'of an audiobook: how long it plays, in minutes').optional(),
  isbn: isbn('ISBN', 'its number in the book trade').optional(),
  publisher: text('Publisher', 'who has brought it out').optional(),
  translator: text('Translator', 'who has translated it').optional(),
  narrator: text('Narrator', 'of an audiobook: who reads it').optional(),
  price: price(
    'List price',
    'what it costs by the publisher; it stands on the printed page and in the press kit',
  ).optional(),
  trimSize: text('Trim size', 'how large its pages are, like 5.5 × 8.5 in').optional(),
  isOutOfPrint: yesNo('Out of print', 'it is not sold any more: its retailers are not shown').optional(),
  retailers: groups(
    'Retailers',
    'Retailer',
    'where this edition is sold',
    {
      name: text('Name', 'what the link says, like Bookshop.org'),
      link: httpsLink('Link', 'the page at the retailer'),
      country: countryCode('Country', 'where it sells to one country only').optional(),
      affiliate: affiliate().optional(),
    },
    { directive: '@knownFirst' },
  ).optional(),
};

const placeInSeries = {
  name: reference('Series', 'the series, which lies under Series', 'series', { isUniqueInList: true }),
  position: position(
    'Position',
    'which part it is: 1.5 stands between the first and the second, 0.5 before both; empty where parts have no numbers',
  ).optional(),
};

/** Where a work stands in series. */
const inSeries = {
  series: foldedGroup('Series', 'the series that it is part of', placeInSeries, {
    type: 'PlaceInSeries',
  }).optional(),
  furtherSeries: groups(
    'Further series',
    'Series',
    'other series that it is part of too, like a universe beside a cycle',
    placeInSeries,
    { type: 'PlaceInSeries' },
  ).optional(),
};

/** A book, audiobook or anthology: a cover that leads to a shop. What makes a page of its own is folded and optional. */
export const coverEntry = z.strictObject({
  id: entryId(),
  title: nameText('Title', 'the title as on the cover'),
  image: picture('Cover', 'the cover; until you have one, the site draws one of words', 'cover.jpg', 480, {
    isUpright: true,
    isAsked: true,
    fallback: '@cover',
  }).optional(),
  link: httpsLink(
    'Link',
    'the page at the retailer; without one the book’s page says that it is announced, or out of print',
    { isAsked: true },
  ).optional(),
  about: foldedGroup('Its page', 'a page of its own, to which a line under the cover leads', {
    subtitle: text('Subtitle', 'the line under the title').optional(),
    blurb: paragraphs('Blurb', 'what it is about, as on the back of the book'),
    praise: groups('Praise', 'Quotation', 'what others have said of it', {
      quote: sentences('Quotation', 'their words, without quotation marks'),
      source: text('Source', 'who said it, and where'),
    }).optional(),
    excerpt: reference('Excerpt', 'some pages to read, which lie under Excerpts', 'excerpts').optional(),
    notes: sentences('Content notes', 'what readers may want to know before; it is folded').optional(),
  }).optional(),
  ...inSeries,
  editions: groups('Editions', 'Edition', 'how it can be had, and where', edition).optional(),
  published: roughDate('First published', 'when it came out first, where no edition says so').optional(),
  ...workFields,
  translation: foldedGroup(
    'Translation',
    'of a translation that has an entry of its own: of what, and into which language; it stands on the page of the original, and in the grid only where you say so',
    {
      of: referenceToAny('Original', 'the book, audiobook or anthology that is translated', [
        'books',
        'audiobooks',
        'anthologies',
      ]),
      language: languageCode('Language', 'the language in which this one is'),
      inGrid: yesNo('In the grid', 'it stands among the other covers too').optional(),
    },
    { type: 'TranslationOf' },
  ).optional(),
  trade: foldedGroup(
    'For the trade',
    'what shops and libraries ask; it stands on the printed page of the book and in the press kit',
    {
      distributor: text('Distributor', 'from whom shops have it').optional(),
      subjects: text('Subjects', 'what it is about by BISAC or Thema, like FIC015000 Horror').optional(),
    },
    { type: 'Trade' },
  ).optional(),
  affiliate: affiliate().optional(),
  share,
  ...visibility,
  from: isoDate('Shown from', 'the day from which the site shows it', comingDay).optional(),
});

export const book = coverEntry.extend({
  form: oneOf('Form', 'what it is; left out, it follows from its words', bookForms).optional(),
  words: wholeNumber('Words', 'how many words it has').optional(),
  contains: groups('Contains', 'Book', 'of an omnibus or a box set: your books that are in it', {
    book: reference('Book', 'one of your books', 'books', { isUniqueInList: true }),
  }).optional(),
});

export const audiobook = coverEntry.extend({
  audio: foldedGroup('Recording', 'who reads it, and of which book it is a reading', {
    narrator: text('Narrator', 'who reads it').optional(),
    book: reference('Book', 'the book that is read, which lies under Books', 'books').optional(),
  }).optional(),
  sample: sound('Sample', 'some of it to hear', 'sample.mp3').optional(),
  sampleNote: sentences('Sample in words', 'what is to be heard in it').optional(),
});

export const anthology = coverEntry.extend({
  contents: foldedGroup('Contents', 'your story in it, and whose anthology it is', {
    story: text('Story', 'the title of your story').optional(),
    editor: text('Editor', 'who edited it').optional(),
  }).optional(),
});

/** A story, a poem or an essay, with or without its text. A sentence about it gives it a page. */
export const story = z.strictObject({
  title: nameText('Title', 'the title of the story'),
  form: oneOf(
    'Form',
    'what it is; left out, it follows from its words: flash below 1000, a short story below 7500, a novelette below 17500, a novella below 40000',
    storyForms,
  ).optional(),
  words: wholeNumber('Words', 'how many words it has').optional(),
  published: roughDate('First published', 'when it came out first, or will'),
  venue: text('Where', 'the magazine, anthology or site in which it came out first').optional(),
  issue: text('Issue', 'which issue that was, like 214 or Fall 2019').optional(),
  link: httpsLink('Link', 'where it can be read, heard or bought').optional(),
  description: sentences(
    'Description',
    'what it is about, in one sentence; it gives the story a page of its own',
  ).optional(),
  notes: sentences('Content notes', 'what readers may want to know before; it is folded').optional(),
  online: isoDate(
    'To be read here since',
    'of one with a text below, the day from which it can be read here; with it, those who follow your feed hear of it',
  ).optional(),
  reprints: groups('Reprints and recordings', 'Reprint', 'where else it came out, in print or read aloud', {
    venue: text('Where', 'the magazine, anthology, podcast or site'),
    issue: text('Issue', 'which issue or episode that was').optional(),
    published: roughDate('When', 'when it came out there').optional(),
    language: languageCode('Language', 'of a translation: the language in which it is').optional(),
    title: text('Title', 'where it is called otherwise there').optional(),
    translator: text('Translator', 'who has translated it').optional(),
    narrator: text('Narrator', 'of a recording: who reads it').optional(),
    link: httpsLink('Link', 'where it can be read, heard or bought').optional(),
  }).optional(),
  collected: groups('Collected in', 'Book', 'the books and anthologies of this site in which it is', {
    book: referenceToAny('Book', 'one of your books or anthologies', ['books', 'anthologies'], {
      isUniqueInList: true,
    }),
  }).optional(),
  original: group('Original', 'where it is a translation: of what', {
    language: languageCode('Language', 'the language in which it was written'),
    title: text('Title', 'what it is called there').optional(),
  }).optional(),
  ...inSeries,
  ...workFields,
  share,
  ...visibility,
  ...unlisted,
});

export const series = z.strictObject({
  id: entryId(),
  title: nameText('Title', 'the name of the series'),
  description: sentences('Description', 'one sentence for search results'),
  status: oneOf('Status', 'complete, or ongoing while parts are to come', ['complete', 'ongoing']),
  begin: reference('Where to begin', 'the book to begin with, where it is not part 1', 'books').optional(),
  orders: groups(
    'Reading orders',
    'Order',
    'other orders in which it can be read',
    {
      title: text('Title', 'what the order is called, like By story time', { isUniqueInList: true }),
      parts: groups(
        'Parts',
        'Part',
        'the parts in this order; without them, they stand in the order in which they came out',
        {
          work: referenceToAny(
            'Work',
            'a book, an anthology or a story of the series',
            ['books', 'anthologies', 'stories'],
            { isUniqueInList: true },
          ),
        },
      ).optional(),
    },
    { directive: '@listed' },
  ).optional(),
  share,
  ...visibility,
});

export const excerpt = z.strictObject({
  title: nameText('Title', 'what it is, like Chapter One'),
  ...unlisted,
});

export const event = z.strictObject({
  title: nameText('Title', 'what it is, like Reading from What the Ice Kept'),
  place: text('Place', 'the house where it is; of one online, where that is, and by whose clocks'),
  address: text('Address', 'the street and the number').optional(),
  city: text('City', 'the city').optional(),
  start: isoDate('Day', 'the day it is; of several, the first', { mayLieAhead: true }),
  end: isoDate('Last day', 'where it takes several days: the last of them', {
    mayLieAhead: true,
    lastFrom: 'start',
  }).optional(),
  time: timeOfDay('Time', 'when it begins, by the clocks of the place').optional(),
  timeZone: timeZone(
    'Time zone',
    'by which calendars elsewhere know the time, like America/Chicago',
  ).optional(),
  link: httpsLink('Link', 'a page about it').optional(),
  description: sentences('Description', 'what you do there, in a sentence or two').optional(),
  draft,
});

export const video = z.strictObject({
  id: entryId(),
  videoId: videoId('Video id'),
  title: nameText('Title', 'the title of the video'),
  poster: picture('Poster', 'the picture shown before a click', 'poster.jpg', 852),
});

export const sobrietyEntry = z.strictObject({
  id: entryId(),
  name: nameText('Name', 'a first name, a handle or initials'),
  startDate: startDate('Start date', 'the first sober day'),
});

export const soundtrack = z.strictObject({
  id: entryId(),
  title: nameText('Title', 'the title of the piece'),
  bpm: wholeNumber('BPM', 'beats per minute, a whole number'),
  description: sentences('Description', 'what it is for, in a sentence'),
  audio: sound('Audio', 'the recording', 'track.mp3'),
  published: isoDate(
    'Published',
    'the day it came out; with it, those who follow your feed hear of it',
  ).optional(),
});

export const activity = z.strictObject({
  id: entryId(),
  title: nameText('Title', 'what the widget shows'),
  embed: httpsLink('Embed', 'the address inside the embed code'),
  link: httpsLink('Link', 'the same at the service, for visitors without JavaScript'),
  width: wholeNumber('Width', 'the widget’s width in pixels'),
  height: wholeNumber('Height', 'the widget’s height in pixels'),
  poster: picture('Poster', 'the picture shown before a click', 'poster.jpg', 600),
});

export const project = z.strictObject({
  id: entryId(),
  title: nameText('Title', 'the name of the project'),
  description: sentences('Description', 'what it does, in a few sentences'),
  repository: httpsLink('Repository', 'where the source is'),
  site: httpsLink('Site', 'where it runs'),
});

const heading = z.strictObject({
  title: nameText('Title', `the heading of the page; ${pressInIt}`, { hint: 'the heading of the page' }),
  description: sentences('Description', 'one sentence for search results'),
  share,
});

export const page = heading.extend({
  off: yesNo('Switched off', 'takes the page off the site and out of its navigation').optional(),
});

export const aboutPage = page.extend({
  photo: picture('Photo', 'the photo', 'portrait.jpg', 640),
  photoAlt: sentences('Photo in words', 'what the photo shows, for those who do not see it'),
});

export const sobrietyPage = page.extend({
  columns: texts('Columns', 'the three headings of the table', 3),
});

export const blogPage = page.extend({
  posts: oneOf(
    'Posts',
    'how the pages of the blog show posts: whole, or a summary of each; left out, they are whole as long as all stand on one page, of ten',
    ['whole', 'summaries'],
  ).optional(),
});

export const ownPage = heading.extend({
  place: oneOf(
    'Place',
    'where the site leads to it: the menu, the footer, or nowhere',
    ['menu', 'footer', 'nowhere'],
    { offer: () => 'footer' },
  ),
  order: position(
    'Order',
    'its place there: in the menu among the numbers of the navigation, so that 4.5 stands between the fourth and the fifth; those without one come last',
    { hint: 'where it stands there', isPlace: true },
  ).optional(),
  below: reference(
    'Below',
    'another page of your own below which it lies: below worlds, maps is at /worlds/maps/, and that page leads to it',
    'ownPages',
  ).optional(),
  folds: yesNo(
    'Folded sections',
    'what stands below each larger heading opens by a click, as in a list of questions',
  ).optional(),
  ...visibility,
  ...unlisted,
});

/** A text of the site in another language, which lies beside its original: what does not go for both. Of a book it is what is said of it. */
export const translation = z.strictObject({
  title: nameText('Title', 'the title in this language'),
  description: sentences('Description', 'one sentence for search results, in this language'),
  notes: sentences(
    'Content notes',
    'of a story or a book: what readers may want to know before; it is folded',
  ).optional(),
  imageAlt: sentences(
    'Picture in words',
    'of a post with a picture: what it shows, in this language; with it, the picture is shown; of a book, what its cover shows',
  ).optional(),
  draft,
});

export const post = z.strictObject({
  title: nameText('Title', 'the headline'),
  description: sentences('Description', 'one sentence for search results'),
  form: oneOf('Form', 'story for fiction, which is set as in a book, or essay', ['story', 'essay'], {
    offer: () => 'essay',
  }),
  published: isoDate('Published', 'the day it appears; until then it is not on the site', {
    ...comingDay,
    hint: 'the day it appears; until then it is not on the site. The newest post stands first',
  }),
  tags: tags(
    'Tags',
    'what it is about, like Craft: each has a page and a feed of all posts with it',
  ).optional(),
  image: picture(
    'Picture',
    'a picture above the text, beside the summary, and in what shows the post where it is shared',
    'picture.jpg',
    800,
  ).optional(),
  imageAlt: sentences('Picture in words', 'what the picture shows, for those who do not see it').optional(),
  share,
  ...visibility,
  ...unlisted,
});

export const policy = heading.extend({
  updated: isoDate('Updated', 'the day it was last changed'),
});

/** What those get who write about the author. Its page has besides the covers, from where they lie. */
export const pressKit = z.strictObject({
  bio50: textOfLength('Bio, 50 words', 'who you are, for a program', 50),
  bio100: textOfLength('Bio, 100 words', 'who you are, for the end of an article', 100).optional(),
  bio250: textOfLength('Bio, 250 words', 'who you are, for an introduction', 250).optional(),
  portrait: picture('Portrait', 'a portrait to be printed', 'portrait.jpg', 2000).optional(),
  portraitAlt: sentences('Portrait in words', 'what the portrait shows').optional(),
  portraitCredit: text('Portrait credit', 'whom to name beside the portrait').optional(),
  facts: groups('Facts', 'Fact', 'what is asked again and again: where you live, how your name is said', {
    name: text('Name', 'what it is, like Lives in'),
    value: text('Value', 'what is so, like St. Paul, Minnesota'),
  }).optional(),
  contact: mailAddress(
    'Mail for the press',
    'whom to write to; without one, it is the mail of the site',
  ).optional(),
  share,
});

/** Old addresses of no entry; those of entries are their `aliases`. */
export const redirects = z.strictObject({
  redirects: groups(
    'Old addresses',
    'Old address',
    'addresses of a site before this one that belong to no entry, as those of its categories and feeds, and where they lead',
    {
      from: oldAddress('From', 'where it was, like /category/craft/ or /?cat=3'),
      to: target(
        'To',
        'where it leads now: a page of this site, like /blog/, a feed, like /rss.xml, or another address',
      ),
    },
  ),
});

export type SiteSettings = z.infer<typeof site>;
