/** The day of a moment by the clock of this machine, as ISO 8601 writes it. */
export const localIsoDate = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
