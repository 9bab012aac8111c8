import { formatDate, formatDays, formatTime, parseDate } from '../../lib/calendarDate';
import { type FieldExtension, languageOf, textIn } from './directive';

/** `@dateInWords(field)`: the day in that field, written out in the language of the site. */
export const dateInWords: FieldExtension = {
  name: 'dateInWords',
  args: { field: 'String!' },
  extend: ({ field = '' }) => ({
    resolve: async (source, _args, context) => {
      const date = textIn(source, field);
      return date && formatDate(parseDate(date), await languageOf(context));
    },
  }),
};

/** `@timeInWords(field)`: the time in that field, written in the language of the site. */
export const timeInWords: FieldExtension = {
  name: 'timeInWords',
  args: { field: 'String!' },
  extend: ({ field = '' }) => ({
    resolve: async (source, _args, context) => {
      const time = textIn(source, field);
      return time && formatTime(time, await languageOf(context));
    },
  }),
};

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
