import { formatDate, formatRoughDate, formatTime, parseDate } from '../../lib/calendarDate';
import { countryName, formatPrice, languageName } from '../../lib/format';
import { retailerName } from '../../lib/retailers';
import { signOf } from '../model/profileServices';

/** What stands beside a text and follows from it alone, by the names of directives: in the language of the site. */
export const derivedTexts: Readonly<Record<string, (text: string, language: string) => string>> = {
  dateInWords: (day, language) => formatDate(parseDate(day), language),
  roughDateInWords: (date, language) => formatRoughDate(date, language),
  timeInWords: (time, language) => formatTime(time, language),
  languageInWords: (code, language) => languageName(code, language),
  countryInWords: (code, language) => countryName(code, language),
  priceInWords: (price, language) => formatPrice(price, language),
  hostInWords: (link) => retailerName(link),
  profileSign: signOf,
};
