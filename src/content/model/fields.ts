import { videoServices } from '../../lib/videoServices';
import { z } from 'zod';
import { firstDayOf, isCalendarDate, parseDate, roughDatePattern } from '../../lib/calendarDate';
import { parseAddress } from '../../lib/address';
import { addressForm } from '../../lib/oldAddress';
import { countWords } from '../../lib/reading';
import { tried } from '../../lib/tried';
import { described, field, type More, type Rule, shortText } from './field';
import { visibleCharacter } from './invisible';

const visible: Rule = [visibleCharacter, 'must not be empty'];
export const mustBeHttps = 'must start with https://';
const https: Rule = [/^https:\/\//, mustBeHttps];
/** Letters, digits and hyphens in parts between dots. */
const domain = String.raw`[A-Za-z0-9\u00a1-\uffff-]+(\.[A-Za-z0-9\u00a1-\uffff-]+)+`;
const host = String.raw`${domain}(:\d{1,5})?`;
/** What stands behind the host of an address. */
const rest = String.raw`([/?#][^\s"<>{}\\]*)?`;

/** A text of at least one visible character. */
export const text = (label: string, description: string, more: More = {}) =>
  field(label, description, [visible], more);

/** A sentence or more, without paragraphs. */
export const sentences = (label: string, description: string) => text(label, description, { isLong: true });

/** The name of an entry, from which its slug is made. */
export const nameText = (label: string, description: string, more: More = {}) =>
  text(label, description, { isName: true, ...more });

const longestParagraphs = 8000;

/** A text of several paragraphs, with an empty line between two. */
export const paragraphs = (label: string, description: string) =>
  described(
    z
      .string()
      .max(longestParagraphs, { error: `must be ${longestParagraphs} characters or fewer`, abort: true })
      .regex(...visible),
    { kind: 'paragraphs', label, description: `${description}; an empty line begins a new paragraph` },
  );

/** How far off the count of words may be. */
const tolerance = 0.2;

/** A text of about so many words, in paragraphs. */
export const textOfLength = (label: string, description: string, words: number) => {
  const [least, most] = [Math.ceil(words * (1 - tolerance)), Math.floor(words * (1 + tolerance))];
  const inWords = `${description}, in about ${words} words, from ${least} to ${most}`;
  return paragraphs(label, inWords).check(({ value, issues }) => {
    const count = countWords(value);
    if (count >= least && count <= most) return;
    const message = `must have ${least} to ${most} words, and has ${count}`;
    issues.push({ code: 'custom', input: value, message });
  });
};

/** A list of `length` texts. */
export const texts = (label: string, description: string, length: number) =>
  described(z.array(shortText().regex(...visible)).length(length, `must have ${length} texts`), {
    label,
    description,
    length,
  });

/** What a text is about, in a word or two each: none twice, and each with letters that an address can have. */
export const tags = (label: string, description: string) =>
  described(z.array(field('Tag', 'a word or two, like Craft', [visible], { isUniqueInList: true })), {
    label,
    description,
  });

/** One of a few words. */
export const oneOf = <Word extends string>(
  label: string,
  description: string,
  words: readonly [Word, ...Word[]],
  more: More = {},
) =>
  described(z.enum(words, `must be ${words.join(' or ')}`), {
    kind: 'choice',
    label,
    description,
    options: words,
    ...more,
  });

export const colourPattern = /^#[0-9A-Fa-f]{6}$/;

/** A colour as CSS and the pickers of browsers write it. */
export const colour = (label: string, description: string) =>
  field(
    label,
    `${description}: six digits or letters from a to f behind #, like #a93416`,
    [[colourPattern, 'must be # and six digits or letters from a to f, like #a93416']],
    { kind: 'colour' },
  );

/** Yes or no; left out, it is no. */
export const yesNo = (label: string, description: string) =>
  described(z.boolean(), { kind: 'yesNo', label, description });

/** Whether a link pays the author. */
export const affiliate = () =>
  yesNo('Affiliate link', 'you are paid a share of what is bought there; the site says so beside it');

/** The largest integer of GraphQL, which has 32 bits. */
const largest = 2_147_483_647;

/** A whole number from `min` on. */
export const wholeNumber = (label: string, description: string, min = 1, more: More = {}) =>
  described(
    z
      .int({ error: ({ code }) => (code === 'too_big' ? `must be ${largest} or less` : undefined) })
      .min(min, `must be ${min} or more`)
      .max(largest, `must be ${largest} or less`),
    { kind: 'number', label, description, min, ...more },
  );

/** A position in a series: 1, 2, and 1.5 for what stands between them. */
export const position = (label: string, description: string, more: More = {}) =>
  described(
    z
      .number()
      .min(0, 'must be 0 or more')
      .max(9999, 'must be 9999 or less')
      .multipleOf(0.1, 'must have one digit at most after the point'),
    { kind: 'decimal', label, description, min: 0, ...more },
  );

/** The number of an entry, unique in its collection, which sets the order. */
export const entryId = () =>
  wholeNumber(
    'Number',
    'its place in the order: a whole number from 1 that no other entry of this folder has',
    1,
    { hint: 'its place in the order', isUnique: true },
  );

const noAddress = 'is not an address that leads anywhere';

/** An address that fits a pattern and that browsers can read: 1.2.3.400 is none. */
const address = (label: string, description: string, end: string, message: string, more: More = {}) =>
  field(label, description, [https, [new RegExp(`^https://${host}${end}$`), message]], {
    kind: 'address',
    ...more,
  }).refine((value) => parseAddress(value) !== null, noAddress);

/** An absolute https address. */
export const httpsLink = (label: string, description: string, more: More = {}) =>
  address(
    label,
    `${description}, starting with https://`,
    rest,
    'must be a whole address without spaces',
    // Whoever types one into a form need not begin so.
    { hint: description, ...more },
  );

/** The address of a server: https, without a path. */
export const serverAddress = (label: string, description: string) =>
  address(label, description, '', 'must end after the domain, without a slash');

/** The site's own address: https, perhaps with a path, without a slash at its end, in ASCII as it is sent. */
export const siteAddress = (label: string, description: string) =>
  address(
    label,
    description,
    String.raw`(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*`,
    'must be a domain, perhaps with a path, and end without a slash',
  ).check(({ value, issues }) => {
    const sent = parseAddress(value)?.href.replace(/\/$/, '');
    if (sent === undefined || /^[ -~]*$/.test(value)) return;
    issues.push({ code: 'custom', input: value, message: `must be written in plain letters: ${sent}` });
  });

const sitePath = String.raw`/(([a-z0-9-]+|\{press\})/)*`;

/** A path of the site that fits a pattern, or an address of the web. */
const route = (label: string, description: string, path: string, message: string, more: More = {}) =>
  field(label, description, [[new RegExp(`^(${path}|https://${host}${rest})$`), message]], {
    kind: 'route',
    ...more,
  }).refine((value) => value.startsWith('/') || parseAddress(value) !== null, noAddress);

/** A link to one of the site's own pages, in which `{press}` stands for the press's slug, or to an address of the web. */
export const linkAnywhere = (label: string, description: string, more: More = {}) =>
  route(
    label,
    description,
    sitePath,
    'must be a page of this site, like /about/, or a whole address that starts with https://',
    more,
  );

/** Where an old address leads: to a page of this site, one of its feeds or calendars, or an address of the web. */
export const target = (label: string, description: string) =>
  route(
    label,
    description,
    String.raw`${sitePath}([a-z]+\.(xml|json|ics))?`,
    'must be a page of this site, like /blog/, a feed of it, like /rss.xml, or a whole address that starts with https://',
  );

/** What a link is to the page, as `rel` says it in HTML. */
export const linkTypes = (label: string, hint: string) =>
  field(
    label,
    `${hint} (the words of rel in HTML)`,
    [[/^[a-z]+(-[a-z]+)*( [a-z]+(-[a-z]+)*)*$/, 'must be words like me or nofollow']],
    { hint },
  );

/** How the last part of an address is written. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const mustBeSlug = 'must be lowercase letters, digits and hyphens';

/** The last part of an address, of lowercase letters, digits and hyphens. */
export const slug = (label: string, description: string, more: More = {}) =>
  field(label, description, [[slugPattern, `${mustBeSlug}, like my-press`]], more);

/** What makes an address that nobody guesses. */
export const unguessable = (label: string, description: string) =>
  field(label, description, [[/^[a-z0-9]{12,}$/, 'must be at least 12 lowercase letters and digits']]);

/** An entry of a collection, by the name of its folder. */
export const reference = (label: string, description: string, collection: string, more: More = {}) =>
  field(label, description, [[slugPattern, 'must be the name of a folder, like my-book']], {
    kind: 'reference',
    collections: [collection],
    ...more,
  });

/** An entry of one of these collections, by the names of both folders. */
export const referenceToAny = (
  label: string,
  description: string,
  collections: readonly string[],
  more: More = {},
) =>
  field(
    label,
    description,
    [[/^[a-z0-9-]+\/[a-z0-9-]+$/, `must be the names of two folders, like ${collections[0] ?? ''}/my-book`]],
    { kind: 'reference', collections, ...more },
  );

/** Where something was: a path from the root of this site, as a request has it. */
export const oldAddress = (label: string, description: string) =>
  field(
    label,
    description,
    [
      [
        /^\/([^/]|$)/,
        'must be what follows the domain, from its slash, like /2014/05/a-title/ or /?p=12, without https:// and the domain',
      ],
      [/^[^#]*$/, 'must end before the #: servers are not told what follows it'],
      [/^\S*$/, 'must be without spaces: in addresses, they are written %20'],
      [/^[^"<>{}\\^`|]*$/, 'must be as browsers show it, without the signs " < > { } \\ ^ ` and |'],
    ],
    { kind: 'oldAddress' },
  ).refine(
    (value) => addressForm(value) !== null,
    'is no address that a server is asked for: it must have no part that is empty or begins with a dot, no % but before two digits or letters from a to f, and after a ? only names and values, like ?p=12',
  );

/** Former addresses of the same entry. */
export const formerAddresses = (label: string, description: string) =>
  described(z.array(oldAddress('Address', 'like /books/an-old-name/ or /?p=12')), { label, description });

/** A project at a Git host: its owner, perhaps groups, and its name. */
export const repository = (label: string, description: string) =>
  field(label, description, [[/^[\w.-]+(\/[\w.-]+)+$/, 'must be the owner and the name, like me/my-site']]);

const notMail = 'must be a mail address, like me@example.com';
/** A "valid email address" of HTML, with letters of all scripts (RFC 6531). */
const mailbox = String.raw`[^\s"(),:;<>@[\]\\\u0000-\u001f\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]+`;

/** An e-mail address. */
export const mailAddress = (label: string, description: string) =>
  field(label, description, [[new RegExp(`^${mailbox}@${domain}$`), notMail]]).refine(
    (value) => parseAddress(`https://${value.slice(value.indexOf('@') + 1)}`) !== null,
    notMail,
  );

/** A date in a form. */
const date = (label: string, hint: string, form: string, pattern: RegExp, more: More) =>
  field(label, `${hint} as ${form}`, [[pattern, `must be ${form}`]], { kind: 'date', hint, ...more }).refine(
    (value) => isCalendarDate(parseDate(value)),
    'is not a date of the calendar',
  );

/** A date as month/day/year (docs/requirements.md). */
export const startDate = (label: string, hint: string) =>
  date(label, hint, 'month/day/year, like 7/5/2009', /^\d{1,2}\/\d{1,2}\/\d{4}$/, { isMonthFirst: true });

/** A date as year-month-day (ISO 8601), usually today. */
export const isoDate = (label: string, hint: string, more: More = {}) =>
  date(label, hint, 'year-month-day, like 2024-03-09', /^\d{4}-\d{2}-\d{2}$/, {
    offer: (_answers, today) => today,
    ...more,
  });

const roughForms = 'a year, like 2019, a month, like 2019-05, or a day, like 2019-05-04';

/** A year, a month or a day (ISO 8601), of what is known no better or did not come out on one. */
export const roughDate = (label: string, description: string) =>
  field(label, `${description}: ${roughForms}`, [[roughDatePattern, `must be ${roughForms}`]], {
    kind: 'roughDate',
  }).refine((value) => isCalendarDate(parseDate(firstDayOf(value))), 'is not a date of the calendar');

/** A local time of the day. */
export const timeOfDay = (label: string, description: string) =>
  field(
    label,
    `${description}, from 00:00 to 23:59`,
    [[/^([01]\d|2[0-3]):[0-5]\d$/, 'must be hours and minutes, like 19:30']],
    { kind: 'time' },
  );

/** Whether Intl, which throws of what it does not know, has an answer. */
const knows = (ask: () => unknown): boolean => Boolean(tried(ask));

const notZone = 'must be the name of a time zone, like America/Chicago';

const isZone = (name: string): boolean => knows(() => new Intl.DateTimeFormat('en', { timeZone: name }));

/** A time zone by its name in the IANA's list. */
export const timeZone = (label: string, description: string) =>
  field(label, description, [[/^[A-Za-z]+(\/[\w+-]+)*$/, notZone]], { kind: 'timeZone' }).refine(
    isZone,
    notZone,
  );

/** A price: the code of its currency (ISO 4217), and the amount. */
export const price = (label: string, description: string) =>
  field(
    label,
    `${description}: the currency and the amount, like USD 18.99`,
    [[/^[A-Z]{3} \d{1,6}(\.\d{1,2})?$/, 'must be the code of a currency and an amount, like USD 18.99']],
    { kind: 'price' },
  );

const notCountry = 'must be the code of a country, like US or DE';

/** What ISO 3166 leaves to its users, and no country has; Kosovo's XK is used for it everywhere. */
const noCountry = /^(AA|Q[M-Z]|X(?!K)[A-Z]|ZZ)$/;

/** Of codes that are not used any more, or never were, JavaScript knows those that are. */
const isCountry = (code: string): boolean =>
  !noCountry.test(code) &&
  knows(() => {
    const [known] = Intl.getCanonicalLocales(`und-${code}`);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    return known === `und-${code}` && names.of(code);
  });

/** A country as ISO 3166 codes it: 'US'. */
export const countryCode = (label: string, hint: string) =>
  field(label, `${hint}: a code, like US`, [[/^[A-Z]{2}$/, notCountry]], { kind: 'country', hint }).refine(
    isCountry,
    notCountry,
  );

const notLanguage = 'must be the code of a language, like en or en-GB';

const isLanguage = (code: string): boolean => knows(() => Intl.getCanonicalLocales(code).length === 1);

/** A language as BCP 47 writes it: 'en', 'en-GB'. */
export const languageCode = (label: string, hint: string, more: More = {}) =>
  field(label, `${hint}: a code, like de`, [[/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, notLanguage]], {
    kind: 'language',
    hint,
    ...more,
  }).refine(isLanguage, notLanguage);

const idInAddress = videoServices.map((service) => service.idInAddress).join(', or ');
const anyVideoId = new RegExp(videoServices.map(({ ids }) => ids.source).join('|'));

/** The id of a video at its service. */
export const videoId = (label: string) =>
  field(label, idInAddress, [[anyVideoId, `must be ${idInAddress}`]], { isUnique: true });
