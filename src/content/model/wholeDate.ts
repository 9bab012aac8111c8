const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
    .format(new Date(Date.UTC(2000, month)))
    .toLowerCase(),
);

const year = String.raw`(?<year>\d{4})`;
const day = String.raw`(?<day>\d{1,2})`;
const name = String.raw`(?<month>${monthNames.join('|')})[a-z]*\.?`;
const number = String.raw`(?<month>\d{1,2})`;

/** How people write a year, a month or a day. Of 5/4/2019 nobody knows which is the month. */
const forms = [
  String.raw`${year}[-./]${number}([-./]${day})?`,
  String.raw`(${day}\.\s*)?${number}\.\s*${year}`,
  String.raw`(${day}\.?\s+)?${name},?\s+${year}`,
  String.raw`${name}\s+${day},?\s+${year}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/** A month or a day as it was meant, like 2019-05-04 of 4 May 2019 or 4.5.2019. What is none stays as it is. */
export const wholeDate = (typed: string): string => {
  const text = typed.trim();
  const found = forms.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!found?.['year'] || !found['month']) return text;
  const { month, day: ofMonth } = found;
  const called = monthNames.indexOf(month.toLowerCase()) + 1;
  const parts = [called || month, ...(ofMonth === undefined ? [] : [ofMonth])];
  return [found['year'], ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
};
