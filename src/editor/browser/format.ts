import { collectionNames, collections } from '../../content/model/collections';
import { parseContent } from '../../content/read/parse';
import { type Fields, formatEntry } from '../../content/write/formatEntry';
import { inNoFile, ownPageMark } from '../decapCollections';
import type { DecapFormat } from './decap';

/** The collection with the fewest fields among those whose entries have these: a form may leave some to another. */
const collectionWith = (fields: readonly string[]) =>
  collectionNames
    .map((name) => ({ name, known: Object.keys(collections[name].schema.shape) }))
    .filter(({ known }) => fields.every((field) => known.includes(field)))
    .sort((a, b) => a.known.length - b.known.length)[0]?.name;

/** Reads and writes entries as the checks read and the repository keeps them. */
export const format: DecapFormat = {
  fromFile: (text) => {
    const { value, body } = parseContent(text.startsWith('---') ? '.md' : '.json', text);
    const fields = value as Fields;
    return {
      ...fields,
      ...('place' in fields && body !== undefined && { [ownPageMark]: true }),
      ...(body !== undefined && { body: body.trim() }),
    };
  },
  toFile: ({ body, ...given }, order) => {
    const collection = collectionWith(order.filter((name) => name !== 'body'));
    if (!collection) throw new Error(`no collection has the fields ${order.join(', ')}`);
    const fields = Object.fromEntries(Object.entries(given).filter(([name]) => !inNoFile.includes(name)));
    return formatEntry(collection, fields, typeof body === 'string' ? body : '');
  },
};
