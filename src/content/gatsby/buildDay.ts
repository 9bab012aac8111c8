import { localIsoDate } from '../../lib/localIsoDate';

/**
 * The day on which the site is built, as an ISO date: what is to come is told by it. A build that is to come out the same
 * on another day says its moment, in seconds since 1970 (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export const buildDay = (): string => {
  const moment = process.env['SOURCE_DATE_EPOCH'];
  return localIsoDate(moment ? new Date(Number(moment) * 1000) : new Date());
};
