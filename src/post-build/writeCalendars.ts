import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { siteCalendar } from '../calendar/siteCalendar';
import { wallCalendar } from '../calendar/wallCalendar';
import { buildDay } from '../content/gatsby/buildDay';
import { type CollectionName, collections } from '../content/model/collections';
import { entryIdOf } from '../content/model/entryFiles';
import { pageRoute } from '../content/model/pages';
import { shownIn } from '../content/model/pagesOf';
import type { SiteContent } from '../content/model/siteContent';
import { calendarPath, wallCalendarPath } from '../lib/routes';
import { changedAtIn } from './changedAt';

const wallPath = pageRoute(collections.swof.page);

/** Writes the calendars into `public/`, of what stands on its pages; none where nothing would be in it. */
export const writeCalendars = async (
  root: string,
  graphql: BuildArgs['graphql'],
  content: SiteContent,
): Promise<void> => {
  const shown = shownIn(content);
  const result = await graphql<Queries.CalendarsQuery>(
    `
      query Calendars($shown: [String!]!) {
        siteSettings {
          author
          language
          siteUrl
        }
        sobrietyPage {
          title
        }
        allCoverEntry(
          filter: { entryId: { in: $shown } }
          sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
        ) {
          nodes {
            collection
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
    `,
    { shown: shown.covers.map(entryIdOf) },
  );
  const { data } = result;
  if (!data?.siteSettings)
    throw new Error('What the calendars tell of could not be read', { cause: result.errors as unknown });
  const { siteSettings: site, allCoverEntry, allEvent, allSobrietyEntry, sobrietyPage } = data;
  const changedAt = await changedAtIn(root);
  const dated = <Entry extends { readonly slug: string }>(
    collection: CollectionName,
    entries: readonly Entry[],
  ) => entries.map((entry) => ({ ...entry, changedAt: changedAt(collection, entry.slug) }));
  const books = allCoverEntry.nodes.flatMap((book) => dated(book.collection as CollectionName, [book]));
  const events = shown.events.length ? dated('events', allEvent.nodes) : [];
  const people = shown.people.length ? dated('swof', allSobrietyEntry.nodes) : [];
  const files = {
    [calendarPath]: siteCalendar(site, books, events, buildDay()),
    [wallCalendarPath]: wallCalendar(site, { title: sobrietyPage?.title ?? '', path: wallPath }, people),
  };
  for (const [path, text] of Object.entries(files))
    if (text !== null) await writeFile(join(root, 'public', path), text);
};
