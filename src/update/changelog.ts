import { paragraphsOf } from '../lib/text';
import { compareVersions, isVersion } from '../lib/version';

/** What the changelog says of one version. */
export interface Release {
  readonly version: string;
  /** Its first paragraph, in one line; empty where it begins with a list. */
  readonly sentence: string;
  /** What an author has to do by hand, point by point. */
  readonly byHand: readonly string[];
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The points of a list, each in one line. */
const pointsOf = (list: string): string[] =>
  list
    .split(/^[-*] /m)
    .map(inOneLine)
    .filter(Boolean);

const releaseIn = (section: string): Release[] => {
  const version = /^\[?([\d.]+)\]?/.exec(section)?.[1] ?? '';
  if (!isVersion(version)) return [];
  const [words = '', ...parts] = section.replace(/^.*\n?/, '').split(/^### /m);
  const byHand = parts.filter((part) => /^By hand\s*$/im.test(part.split('\n')[0] ?? ''));
  return [
    {
      version,
      sentence: inOneLine(paragraphsOf(words)[0] ?? ''),
      byHand: byHand.flatMap((part) => pointsOf(part.replace(/^.*\n?/, ''))),
    },
  ];
};

/** The versions in a changelog in the form of keepachangelog.com, in its order; what is unreleased is none. */
export const releasesIn = (changelog: string): Release[] =>
  changelog.replaceAll('\r\n', '\n').split(/^## /m).slice(1).flatMap(releaseIn);

/** What is new from one version to another, the oldest first, as lines for the author. */
export const newsBetween = (changelog: string, from: string, to: string): string[] =>
  releasesIn(changelog)
    .filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
    .sort((one, other) => compareVersions(one.version, other.version))
    .flatMap(({ version, sentence, byHand }) => [
      ...(sentence ? [`${version}: ${sentence}`] : []),
      ...byHand.map((point) => `${version}, by hand: ${point}`),
    ]);
