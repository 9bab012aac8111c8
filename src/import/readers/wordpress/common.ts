import type { CollectionName } from '../../../content/model/collections';
import { beginning } from '../../../lib/text';
import { show } from '../../../content/model/findings';
import type { FoundEntry, FoundPicture, FoundText } from '../../found';
import { type Item, metaIn } from './item';
import { lineOfHtml } from '../../plainLine';
import { addressesOf, hostOf, slugOf } from './site';
import type { Survey } from './survey';

/** A text as long as a field of one line allows. */
export const fitted = (text: string): string => beginning(text, 2000);

/** What an entry is called from one reading to the next. */
export const keyOf = (id: string, { channel }: Survey): string => `wordpress ${hostOf(channel)} ${id}`;

/** What every entry has. */
export const entryOf = (item: Item, collection: CollectionName, survey: Survey) =>
  ({
    kind: 'entry',
    key: keyOf(item.id, survey),
    place: item.place,
    collection,
    slug: slugOf(item),
    addresses: addressesOf(item, survey.channel),
  }) satisfies Partial<FoundEntry>;

/** The title of an entry as plain text; undefined where it has none. */
export const titleOf = ({ title }: Item): string | undefined => fitted(lineOfHtml(title)) || undefined;

/** An entry in a report: by its title, else by its number. */
export const called = (item: Item): string => {
  const title = titleOf(item);
  return title ? show(title) : `number ${item.id}`;
};

const seoFields = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseop_description'];

/** Plugins keep patterns like %%excerpt%% too, which say nothing of themselves. */
const isPattern = (text: string): boolean => /%+\w+%|#(post|site)_\w+/.test(text);

/** What an entry says of itself in a sentence: its excerpt, else what was written for search engines. */
export const descriptionOf = (item: Item): string | undefined => {
  const written = seoFields.map((field) => metaIn(item, field)).filter((text) => !isPattern(text));
  return [item.excerpt, ...written].map((text) => fitted(lineOfHtml(text))).find((text) => text !== '');
};

/** The picture with this number, as an attachment. */
export const pictureOf = (id: string, { attachments }: Survey): FoundPicture | undefined => {
  const attachment = id ? attachments.get(id) : undefined;
  return attachment?.address ? { address: attachment.address, alt: attachment.alt } : undefined;
};

const openStatuses = ['publish', 'future', 'inherit'];
const draftStatuses = ['draft', 'pending'];

/** Whether an entry is a draft here; of one that was not one there, it is said. */
export const isDraft = (item: Item): boolean => {
  const { status, hasPassword } = item;
  const closed = (what: string, why: string): true => {
    item.lose(`${what} of ${called(item)}`, why);
    return true;
  };
  if (hasPassword)
    return closed('the password', 'this site has none, and it would be open to all: it comes as a draft');
  if (status === 'private')
    return closed('the privacy', 'it was for members alone, and would be open to all: it comes as a draft');
  if (openStatuses.includes(status)) return false;
  return (
    draftStatuses.includes(status) ||
    closed(`the status ${show(status)}`, 'this site has none like it: it comes as a draft')
  );
};

/** A text of an entry as HTML; undefined where it is empty. What is lost of it, the entry notes. */
export const textOf = (
  content: string,
  item: Item,
  { attachments, attachedTo, blocks, toHtml }: Survey,
): FoundText | undefined => {
  if (content.trim() === '') return undefined;
  const { html, lost } = toHtml(content, {
    attachment: (id) => attachments.get(id),
    attachedToPost: (attachedTo.get(item.id) ?? [])
      .toSorted((a, b) => a.order - b.order || a.id - b.id)
      .map(({ id }) => String(id)),
    reusable: (id) => blocks.get(id),
    footnotes: metaIn(item, 'footnotes'),
  });
  for (const { what, why } of lost) item.lose(what, why);
  return { format: 'html', source: html };
};
