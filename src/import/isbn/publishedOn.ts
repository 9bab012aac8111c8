/** Names of months as catalogues have them, by their first three letters. */
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const monthOf = (word: string): string | null => {
  const number = months.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  return number ? String(number).padStart(2, '0') : null;
};

/** Day, month and year, with the month as a word: 'May 4, 2019', '4 May 2019', 'May 2019'. */
const inWords = [
  /^(?<month>[A-Za-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
  /^(?:(?<day>\d{1,2})(?:st|nd|rd|th)?\.? )?(?<month>[A-Za-z]{3,9})\.?,? (?<year>\d{4})$/,
];

/** The day in a catalogue as the content has it, or only its month or year: 'May 4, 2019' is 2019-05-04. Null where none is told. */
export const publishedOn = (written: string): string | null => {
  const text = written.trim();
  if (/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(text)) return text;
  for (const form of inWords) {
    const { year, month = '', day } = form.exec(text)?.groups ?? {};
    const number = monthOf(month);
    if (year && number) return [year, number, ...(day ? [day.padStart(2, '0')] : [])].join('-');
  }
  // Which of two numbers is the month, nobody knows.
  return /(?<!\d)(1[5-9]|20)\d\d(?!\d)/.exec(text)?.[0] ?? null;
};
