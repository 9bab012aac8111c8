import { collections, isCoverName } from '../content/model/collections';
import { type Fields, formatEntry } from '../content/write/formatEntry';
import { applyPatch } from './catalogue/applyPatch';
import { complete, type Filling } from './complete';
import type { FoundPicture, FoundText, Loss } from './found';
import type { NewLink } from './linkInText';
import { plainLine } from './plainLine';
import { type Planned, titleOf } from './plan';
import { plainParagraphs } from './plainParagraphs';

/** A picture that an entry gets, as its name beside the entry and its bytes, or why there is none. */
export type GotPicture =
  { readonly name: string; readonly bytes: Buffer; readonly note?: string } | { readonly why: string };

/** What links and pictures of a text are called now; undefined of a link that stays, and of a picture that is not to be had. */
export interface NewNames {
  readonly link: (address: string) => string | undefined;
  readonly picture: (address: string) => string | undefined;
}

/** A text as the Markdown of this site, with its first sentences for a description. */
export interface Converted {
  readonly markdown: string;
  readonly lost: readonly Loss[];
  readonly firstSentences: string;
}

/** What an entry is made with. */
export interface Workshop extends Omit<Filling, 'firstSentences'> {
  /** The Markdown of a text, with links and pictures by their new names. */
  readonly convert: (text: FoundText, names: NewNames) => Converted;
  /** A picture, under a name that none of `taken` is; `origin` is where addresses without a host begin. */
  readonly picture: (
    picture: FoundPicture,
    taken: ReadonlySet<string>,
    origin?: string,
  ) => Promise<GotPicture>;
  readonly link: (address: string) => NewLink | undefined;
  readonly aliases: readonly string[];
  /** The name of the page below which it lies. */
  readonly below: string | undefined;
}

/** Gets pictures for an entry, one after the other, and notes those that are not to be had. */
const gatherer = (picture: Workshop['picture']) => {
  const beside = new Map<string, Buffer>();
  const lost: Loss[] = [];
  const get = async (wanted: FoundPicture): Promise<string | undefined> => {
    const got = await picture(wanted, new Set(beside.keys()));
    const why = 'why' in got ? got.why : got.note;
    if (why) lost.push({ what: `the picture ${wanted.address}`, why });
    if ('why' in got) return undefined;
    beside.set(got.name, got.bytes);
    return `./${got.name}`;
  };
  return { beside, lost, get };
};

/** The text of an entry. Its pictures are asked for before, as a text is converted without waiting. */
const convertText = async (
  text: FoundText,
  { convert, link }: Workshop,
  get: (picture: FoundPicture) => Promise<string | undefined>,
): Promise<Converted> => {
  const wanted = new Set<string>();
  const lost = new Map<string, Loss>();
  const linked = (address: string): string | undefined => {
    const { to, why } = link(address) ?? {};
    if (why) lost.set(address, { what: `the link to ${address}`, why });
    return to;
  };
  const first = convert(text, { link: linked, picture: (address) => void wanted.add(address) });
  const names = new Map<string, string | undefined>();
  for (const address of wanted) names.set(address, await get({ address }));
  const done = wanted.size
    ? convert(text, { link: linked, picture: (address) => names.get(address) })
    : first;
  return { ...done, lost: [...done.lost, ...lost.values()] };
};

const fieldsWithPictures = async (
  { found }: Planned,
  get: (picture: FoundPicture) => Promise<string | undefined>,
): Promise<Fields> => {
  const fields: Record<string, unknown> = { ...found.fields };
  for (const [field, picture] of Object.entries(found.pictures ?? {})) {
    const name = await get(picture);
    if (name === undefined) continue;
    fields[field] = name;
    if (picture.alt) fields[`${field}Alt`] = plainLine(picture.alt);
  }
  return fields;
};

/** An entry as it is written: the text of its file, the files beside it by their names, and what of it is lost. */
export const compose = async (planned: Planned, text: FoundText | undefined, workshop: Workshop) => {
  const { collection, found, current, fate } = planned;
  const { beside, lost: missing, get } = gatherer(workshop.picture);
  const { markdown, lost, firstSentences } = text
    ? await convertText(text, workshop, get)
    : { markdown: '', lost: [], firstSentences: '' };
  const said = await fieldsWithPictures(planned, get);
  // That a picture is not there, its own line says, with the reason.
  const others = lost.filter(({ what }) => !missing.some((one) => what.startsWith(one.what)));
  const undated: Loss[] =
    collection === 'posts' && fate !== 'patch' && said['published'] === undefined && said['draft'] !== true
      ? [{ what: `the day of ${JSON.stringify(titleOf(found))}`, why: 'none is told: it has that of today' }]
      : [];
  const all = {
    beside,
    lost: [...undated, ...others, ...missing].map((one) => ({ ...one, ...found.place })),
  };
  if (fate === 'patch' && current) {
    const fields = applyPatch((current.parsed.value ?? {}) as Fields, said);
    return { ...all, text: formatEntry(collection, fields, current.parsed.body ?? '') };
  }
  const filled = complete(
    { ...planned, found: { ...found, fields: applyPatch({}, said) } },
    { ...workshop, firstSentences },
  );
  const blurb = isCoverName(collection) ? plainParagraphs(markdown) : '';
  const { aliases, below } = workshop;
  const fields: Fields = {
    ...filled,
    ...(blurb && { about: { ...(filled['about'] as Fields | undefined), blurb } }),
    // The page above leads to it: the menu need not.
    ...(below !== undefined && collection === 'ownPages' && { below, place: 'nowhere' }),
    ...(aliases.length > 0 && 'aliases' in collections[collection].schema.shape && { aliases }),
  };
  return { ...all, text: formatEntry(collection, fields, markdown) };
};
