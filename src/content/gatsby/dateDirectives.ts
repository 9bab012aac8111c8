import { formatDays, parseDate } from '../../lib/calendarDate';
import { derivedTexts } from '../read/derivedTexts';
import { type FieldExtension, languageOf, textIn } from './directive';

/** `@dateInWords(field)` and its like: what follows from the text in that field. */
export const textDirectives: readonly FieldExtension[] = Object.entries(derivedTexts).map(
  ([name, derive]) => ({
    name,
    args: { field: 'String!' },
    extend: ({ field = '' }) => ({
      resolve: async (source, _args, context) => {
        const text = textIn(source, field);
        return text && derive(text, await languageOf(context));
      },
    }),
  }),
);

/** `@daysInWords(from, to)`: the days from that in one field to that in the other, where there is one, written out. */
export const daysInWords: FieldExtension = {
  name: 'daysInWords',
  args: { from: 'String!', to: 'String!' },
  extend: ({ from = '', to = '' }) => ({
    resolve: async (source, _args, context) => {
      const first = textIn(source, from) ?? '';
      const last = textIn(source, to) ?? first;
      return formatDays(parseDate(first), parseDate(last), await languageOf(context));
    },
  }),
};
