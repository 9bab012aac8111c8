import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { siteCalendar } from '../calendar/siteCalendar';
import { wallCalendar } from '../calendar/wallCalendar';
import { buildDay } from '../content/gatsby/buildDay';
import { type CollectionName, collections } from '../content/model/collections';
import { pageRoute } from '../content/model/pages';
import { calendarPath, wallCalendarPath } from '../lib/routes';
import { changedAtIn } from './changedAt';
import { coversOn } from './pages';

const eventsPath = pageRoute(collections.events.page);
const wallPath = pageRoute(collections.swof.page);

/** Writes the calendars into `public/`, of what stands on the pages of these paths; none where nothing would be in it. */
export const writeCalendars = async (
  root: string,
  graphql: BuildArgs['graphql'],
  paths: ReadonlySet<string>,
): Promise<void> => {
  const result = await graphql<Queries.CalendarsQuery>(`
    query Calendars {
      siteSettings {
        author
        language
        siteUrl
      }
      sobrietyPage {
        title
      }
      allCoverEntry(sort: [{ jsonId: ASC }, { internal: { type: DESC } }]) {
        nodes {
          __typename
          slug
          title
          link
          pagePath
          editions {
            format
            released
          }
        }
      }
      allEvent(sort: [{ start: ASC }, { time: ASC }, { slug: ASC }]) {
        nodes {
          slug
          title
          place
          address
          city
          start
          end
          time
          timeInWords
          timeZone
          link
          description
        }
      }
      allSobrietyEntry(sort: { jsonId: ASC }) {
        nodes {
          slug
          name
          startDate
        }
      }
    }
  `);
  const { data } = result;
  if (!data?.siteSettings)
    throw new Error('What the calendars tell of could not be read', { cause: result.errors as unknown });
  const { siteSettings: site, allCoverEntry, allEvent, allSobrietyEntry, sobrietyPage } = data;
  const changedAt = await changedAtIn(root);
  const books = coversOn(paths).flatMap((collection) =>
    allCoverEntry.nodes
      .filter(({ __typename }) => __typename === collections[collection].type)
      .map((book) => ({ ...book, collection, changedAt: changedAt(collection, book.slug) })),
  );
  const entriesOn = <Entry extends { readonly slug: string }>(
    path: string,
    collection: CollectionName,
    entries: readonly Entry[],
  ) =>
    paths.has(path)
      ? entries.map((entry) => ({ ...entry, changedAt: changedAt(collection, entry.slug) }))
      : [];
  const events = entriesOn(eventsPath, 'events', allEvent.nodes);
  const people = entriesOn(wallPath, 'swof', allSobrietyEntry.nodes);
  const files = {
    [calendarPath]: siteCalendar(site, { books, events, eventsPath }, buildDay()),
    [wallCalendarPath]: wallCalendar(site, { title: sobrietyPage?.title ?? '', path: wallPath, people }),
  };
  for (const [path, text] of Object.entries(files))
    if (text !== null) await writeFile(join(root, 'public', path), text);
};
