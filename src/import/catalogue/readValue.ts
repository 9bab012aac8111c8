import { findings } from '../../content/model/findings';
import { type ColumnField } from './paths';
import { type DayOrder, readDate } from '../../content/model/readDate';
import { minutesIn } from './readMinutes';
import { formatNamed, languageNamed, plainWord, yesOrNo } from './valueWords';
import { isbnIn } from './readIsbn';
import { priceIn } from './readPrice';
import { wholeAddress } from '../../content/model/wholeAddress';
import { kinds } from '../../content/model/kinds';

/** What a cell says as the value of a field; or why it is none. */
export type ReadValue = { readonly value: unknown } | { readonly why: string };

/** A number as spreadsheets of all countries write it: 80,000 and 80.000, and 1.5 and 1,5 where it may be a part. */
const numberIn = (text: string, isWhole: boolean): number | string => {
  if (isWhole && /^\d{1,3}([.,'’   ]\d{3})+$/.test(text)) return Number(text.replaceAll(/\D/g, ''));
  const plain = text.replace(/^(\d+),(\d+)$/, '$1.$2');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
};

const choiceOf = (options: readonly string[], text: string): string =>
  (options.includes('hardcover') ? formatNamed(text) : undefined) ??
  options.find((option) => plainWord(option) === plainWord(text)) ??
  text;

const converted = ({ info, schema, path }: ColumnField, text: string, order: DayOrder): ReadValue => {
  const { kind = 'text', options } = info;
  const trimmed = text.trim();
  switch (kind) {
    case 'number':
    case 'decimal': {
      const value = numberIn(trimmed, kind === 'number');
      if (typeof value === 'number' || !path.endsWith('.minutes')) return { value };
      const minutes = minutesIn(trimmed);
      return minutes ? { value: minutes } : { why: 'is no playing time: write it in minutes, like 684' };
    }
    case 'yesNo':
      return { value: yesOrNo(trimmed) ?? trimmed };
    case 'date':
    case 'roughDate': {
      const read = readDate(trimmed, order);
      return 'date' in read ? { value: read.date } : read;
    }
    case 'isbn':
      return isbnIn(text);
    case 'price':
      return { value: priceIn(trimmed) };
    case 'language':
      return { value: languageNamed(trimmed) ?? trimmed };
    case 'choice':
      return { value: choiceOf(options ?? [], trimmed) };
    default: {
      const { isAddress } = kinds[kind];
      return { value: isAddress ? wholeAddress(text, (one) => findings(schema, one).length === 0) : text };
    }
  }
};

/** What a cell, which is not empty, says as the value of a field. What the schema has for exact is left as it is. */
export const readValue = (field: ColumnField, cell: string, order: DayOrder): ReadValue => {
  if (field.isList) {
    const items = cell.split('\n').map((item) => item.trim());
    const fault = items.flatMap((item) => findings(field.schema, item))[0];
    return fault ? { why: fault.message } : { value: items };
  }
  if (field.schema.safeParse(cell).success) return { value: cell };
  const read = converted(field, cell, order);
  if ('why' in read) return read;
  const fault = findings(field.schema, read.value)[0];
  return fault ? { why: fault.message } : read;
};
