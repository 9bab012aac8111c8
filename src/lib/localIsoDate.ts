/** The day of a moment by this machine's clock, an ISO date. */
export const localIsoDate = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
