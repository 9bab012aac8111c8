import { collections, coverCollections } from '../content/model/collections';
import { pageRoute } from '../content/model/pages';
import { currentEvents, isComing } from '../lib/events';
import { currentCovers } from './bookPages';
import type { PageToCreate } from './pageToCreate';

type Data = Pick<Queries.CreatePagesQuery, 'allCoverEntry' | 'allEvent'>;

const { page: eventsPage } = collections.events;

/** Whether something that stands on pages of these names is to come, or was of late: then there is a calendar of it. */
const hasCalendar = (
  names: readonly string[],
  { allCoverEntry, allEvent }: Data,
  builtOn: string,
): boolean => {
  const shown = coverCollections.filter((name) => names.includes(name));
  const types: string[] = shown.map((name) => collections[name].type);
  const covers = allCoverEntry.nodes.filter(({ __typename }) => types.includes(__typename));
  const events = names.includes(eventsPage) ? allEvent.nodes : [];
  return currentCovers(covers, builtOn).length > 0 || currentEvents(events, builtOn).length > 0;
};

/**
 * The same pages, of which the home page, which every site has, knows whether there is a calendar, and the one of events
 * which of them are to come. `builtOn` is an ISO date: what is asked of these pages is asked anew on the day it changes.
 */
export const withDates = (
  pages: readonly PageToCreate[],
  names: readonly string[],
  data: Data,
  builtOn: string,
): PageToCreate[] => {
  const calendar = { hasCalendar: hasCalendar(names, data, builtOn) };
  const coming = data.allEvent.nodes.filter((event) => isComing(event, builtOn)).map(({ slug }) => slug);
  const contexts: Readonly<Record<string, object>> = {
    [pageRoute('books')]: calendar,
    [pageRoute(eventsPage)]: { ...calendar, coming },
  };
  return pages.map((page) => ({ ...page, context: { ...page.context, ...contexts[page.path] } }));
};
