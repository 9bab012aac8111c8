/** 11 h 24 min, in the words of English, German and Spanish. */
const inWords =
  /^(?:(?<hours>\d{1,3})\s*(?:h|hrs?|hours?|std|stunden?|horas?)\b\.?,?\s*)?(?:(?:and|und|y)\s*)?(?:(?<minutes>\d{1,4})\s*(?:m|mins?|minutes?|minuten?|minutos?)\b\.?)?$/i;

/** As a spreadsheet shows a duration. */
const withSeconds = /^(?<hours>\d{1,3}):(?<minutes>[0-5]\d):[0-5]\d$/;

/** A playing time in minutes; undefined of what is none, or may be minutes and seconds as well as hours and minutes. */
export const minutesIn = (text: string): number | undefined => {
  const { hours = '0', minutes = '0' } = (inWords.exec(text) ?? withSeconds.exec(text))?.groups ?? {};
  return Number(hours) * 60 + Number(minutes) || undefined;
};
