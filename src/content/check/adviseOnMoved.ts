import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressForm } from '../../lib/oldAddress';
import { tagsRoute, translatedRoute } from '../../lib/routes';
import { show } from '../model/findings';
import { type Entry, settingOf } from '../read/entry';
import type { Problem } from '../read/problem';
import { type Addresses, addressesOf } from './addresses';
import { translatedLanguages } from './checkTranslations';
import { oldAddressesOf } from './oldAddresses';

/** Where the last build noted its pages. */
const sitemap = 'public/sitemap-0.xml';

const pathsIn = (xml: string, siteUrl: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
    address.startsWith(`${siteUrl}/`) ? [address.slice(siteUrl.length)] : [],
  );

/** Whether a path is a further page of a list: there was one for each number up to it. Years have four digits. */
const wasFurtherPage = (path: string, paths: readonly string[]): boolean => {
  const [, folder = '', number = ''] = /^(.*\/)(\d{1,3})\/$/.exec(path) ?? [];
  return number === '2' || paths.includes(`${folder}${Number(number) - 1}/`);
};

/** Posts, covers and series lie below their page, and may say where they were before; one now unlisted would be told by it. */
const whatToDo = (path: string, { unlisted }: Addresses): string =>
  /^\/[^/]+\/[^/]+\/$/.test(path) && path !== tagsRoute && !unlisted.has(path)
    ? `if it was renamed, add "aliases": [${show(path)}] to its entry`
    : 'links to it from elsewhere lead nowhere now';

/** The pages of the last build, if there was one, that are gone without an alias. */
export const adviseOnMoved = async (
  root: string,
  entries: readonly Entry[],
  today: string,
): Promise<Problem[]> => {
  const xml = await readFile(join(root, sitemap), 'utf8').catch(() => '');
  const siteUrl = settingOf(entries, 'siteUrl') as string | undefined;
  const addresses = addressesOf(entries, today);
  const ofTranslations = translatedLanguages(entries).flatMap((language) =>
    entries.flatMap(oldAddressesOf).map(({ text }) => addressForm(translatedRoute(language, text))),
  );
  const isKept = new Set([...addresses.former, ...ofTranslations]);
  const paths = pathsIn(xml, siteUrl ?? '');
  return paths
    .filter(
      (path) => !addresses.routes.has(path) && !isKept.has(addressForm(path)) && !wasFurtherPage(path, paths),
    )
    .map((path) => ({
      file: sitemap,
      message: `the last build had a page at ${show(path)}, and now nothing is there: ${whatToDo(path, addresses)}`,
    }));
};
