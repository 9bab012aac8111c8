import type { DecapField } from '../decapFields';
import type { DecapMap } from './decap';

/** One of Decap's lists. */
interface DecapItems {
  map(change: (item: unknown) => unknown): DecapItems;
}

const isMap = (value: unknown): value is DecapMap =>
  typeof value === 'object' && value !== null && 'toJS' in value;

/** Whether nothing stands in a control, or in any of those that an object is made of; a switch that is off is nothing. */
const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === false ||
  value === null ||
  value === undefined ||
  (isMap(value) ? isEmpty(value.toJS()) : typeof value === 'object' && Object.values(value).every(isEmpty));

const isList = (value: unknown): value is DecapItems => isMap(value) && 'push' in value;

/** What stands in a control, without the optional fields within it in which nothing stands. */
const valueWithout = (value: unknown, fields: readonly DecapField[]): unknown => {
  if (isList(value)) return value.map((item) => valueWithout(item, fields));
  return isMap(value) ? withoutEmptied(value, fields) : value;
};

/**
 * The data of an entry without the optional fields in which nothing stands, in the items of lists too: Decap keeps an empty
 * text where one has been deleted, and the content leaves the field out.
 */
export const withoutEmptied = (data: DecapMap, fields: readonly DecapField[]): DecapMap =>
  fields.reduce((changed, { name, required, widget, fields: inner = [] }) => {
    const value = data.get(name);
    // The body of a text is no field of its file.
    if (!required && widget !== 'markdown' && isEmpty(value)) return changed.delete(name);
    return isMap(value) ? changed.set(name, valueWithout(value, inner as readonly DecapField[])) : changed;
  }, data);
