import { hostOf } from '../../lib/retailers';

/** Where people have profiles, and what says so. */
interface ProfileService {
  /** Its hosts, those below them included. */
  readonly hosts: readonly string[];
  /** The line of its sign, as the path of an SVG of 24 by 24. We have drawn it, and it is not the service's own. */
  readonly sign: string;
}

/** Those that have one; those of anybody’s servers by one sign, and those for code by another. */
export const profileServices = {
  bluesky: {
    hosts: ['bsky.app', 'bsky.social'],
    sign: 'M12 11C10 7 6.5 4 3.5 4C2.5 9.5 4 13.5 8.5 13.5C5.5 15 6 19 8.5 20C10.5 19 11.5 17 12 14.5C12.5 17 13.5 19 15.5 20C18 19 18.5 15 15.5 13.5C20 13.5 21.5 9.5 20.5 4C17.5 4 14 7 12 11V18',
  },
  mastodon: {
    // A server of anybody's: most are known by their addresses alone.
    hosts: ['mastodon.social', 'mastodon.online', 'mstdn.social'],
    sign: 'M8 19.5C5 18.5 4 16 4 13V8A4.5 4.5 0 0 1 8.5 3.5H15.5A4.5 4.5 0 0 1 20 8V12A4.5 4.5 0 0 1 15.5 16.5H9C9.5 18.5 12 19.5 15 19M8 13V9A2 2 0 0 1 12 9V12M12 9A2 2 0 0 1 16 9V13',
  },
  discord: {
    hosts: ['discord.com', 'discord.gg'],
    sign: 'M8 6.5Q12 5 16 6.5Q20 11 20.5 17Q18 18.5 15.5 19L14.5 16.8H9.5L8.5 19Q6 18.5 3.5 17Q4 11 8 6.5M9.2 11.8V12.4M14.8 11.8V12.4',
  },
  patreon: { hosts: ['patreon.com'], sign: 'M5 4V20M14.5 4A5.5 5.5 0 1 0 14.5 15A5.5 5.5 0 1 0 14.5 4' },
  kofi: {
    hosts: ['ko-fi.com'],
    sign: 'M3.5 7H16.5V14A4 4 0 0 1 12.5 18H7.5A4 4 0 0 1 3.5 14ZM16.5 8.5H18A2.5 2.5 0 0 1 18 14.5H16.5M10 15L7.5 12.3A1.6 1.6 0 0 1 10 10.5A1.6 1.6 0 0 1 12.5 12.3Z',
  },
  instagram: {
    hosts: ['instagram.com'],
    sign: 'M8 4H16A4 4 0 0 1 20 8V16A4 4 0 0 1 16 20H8A4 4 0 0 1 4 16V8A4 4 0 0 1 8 4ZM12 8.3A3.7 3.7 0 1 0 12 15.7A3.7 3.7 0 1 0 12 8.3M16.6 7.4V7.4',
  },
  threads: {
    hosts: ['threads.net', 'threads.com'],
    sign: 'M15 12A3 3 0 1 0 12 15C14 15 15 13.5 15 12V8.5M15 12C15 14 16 15 17.5 15C19.5 15 20.5 13.5 20.5 12A8.5 8.5 0 1 0 16.5 19.2',
  },
  facebook: {
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    sign: 'M16.5 3.5H15A4 4 0 0 0 11 7.5V20.5M7.5 11.5H15.5',
  },
  x: { hosts: ['x.com', 'twitter.com'], sign: 'M4.5 4L19.5 20M19.5 4L4.5 20' },
  youtube: {
    hosts: ['youtube.com', 'youtu.be'],
    sign: 'M6.5 5.5H17.5A3.5 3.5 0 0 1 21 9V15A3.5 3.5 0 0 1 17.5 18.5H6.5A3.5 3.5 0 0 1 3 15V9A3.5 3.5 0 0 1 6.5 5.5ZM10 9V15L15 12Z',
  },
  tiktok: { hosts: ['tiktok.com'], sign: 'M13 3.5V16A4 4 0 1 1 9 12M13 3.5C13.3 6.5 15.5 8.7 18.5 9' },
  goodreads: {
    hosts: ['goodreads.com'],
    sign: 'M16.5 4V15.5C16.5 18.5 14.7 20.5 12 20.5C9.7 20.5 8.2 19.5 7.5 17.5M12 4A4.5 5 0 1 0 12 14A4.5 5 0 1 0 12 4',
  },
  storygraph: {
    hosts: ['thestorygraph.com'],
    sign: 'M3.5 20H20.5M5 20V11H9V20M9 20V5H13V20M14 20L14.5 9.5L18.5 10L19 20',
  },
  bandcamp: { hosts: ['bandcamp.com'], sign: 'M8.5 6.5H21L15.5 17.5H3Z' },
  spotify: {
    hosts: ['spotify.com'],
    sign: 'M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M7.5 9.5Q12.5 8 17 10M8 12.5Q12.5 11.3 16 13M8.5 15.5Q12 14.5 15 16',
  },
  substack: { hosts: ['substack.com'], sign: 'M5 4H19M5 7.5H19M5 11H19V20.5L12 16.5L5 20.5Z' },
  medium: {
    hosts: ['medium.com'],
    sign: 'M7.5 7.5A4.5 4.5 0 1 0 7.5 16.5A4.5 4.5 0 1 0 7.5 7.5M16 7.5A2 4.5 0 1 0 16 16.5A2 4.5 0 1 0 16 7.5M21 8V16',
  },
  twitch: {
    hosts: ['twitch.tv'],
    sign: 'M5 3.5H20V13.5L16 17.5H12.5L9 20.5V17.5H5ZM11 7.5V11.5M15.5 7.5V11.5',
  },
  code: {
    hosts: ['github.com', 'gitlab.com', 'codeberg.org'],
    sign: 'M7 8.5V15.5M7 3.5A2.5 2.5 0 1 0 7 8.5A2.5 2.5 0 1 0 7 3.5M7 15.5A2.5 2.5 0 1 0 7 20.5A2.5 2.5 0 1 0 7 15.5M17 5.5A2.5 2.5 0 1 0 17 10.5A2.5 2.5 0 1 0 17 5.5M17 10.5C17 13.5 13 13.5 9.3 15.5',
  },
} as const satisfies Readonly<Record<string, ProfileService>>;

/** A globe. */
const anySign =
  'M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M3.5 12H20.5M12 3.5Q16 7 16 12T12 20.5Q8 17 8 12T12 3.5';

const isAt = (host: string, service: ProfileService): boolean =>
  service.hosts.some((one) => host === one || host.endsWith(`.${one}`));

/** How servers of Mastodon, and of what speaks with it, write where somebody is. */
const atAnyServer = /^\/@[^/]+\/?$/;

/** The sign of the service to which the address of a profile leads; a globe where it is not known. */
export const signOf = (link: string): string => {
  const services: readonly ProfileService[] = Object.values(profileServices);
  const known = services.find((service) => isAt(hostOf(link), service));
  if (known) return known.sign;
  return atAnyServer.test(new URL(link).pathname) ? profileServices.mastodon.sign : anySign;
};
