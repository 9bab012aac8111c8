/** A request as a stranger's program would send it, byte for byte. */
export interface Attack {
  readonly name: string;
  readonly target: string;
  readonly method?: string;
  /** In the place of this machine's name and port. */
  readonly host?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
  /** The status of the answer. */
  readonly answered: number;
}

/** What a browser says of a link that another site's page has led to. */
export const followed = [
  'Sec-Fetch-Site: cross-site',
  'Sec-Fetch-Mode: navigate',
  'Sec-Fetch-Dest: document',
];
export const foreign = 'Origin: http://stranger.example';
export const json = 'Content-Type: application/json';

/** What wrote any file of the project, given the address of a stranger's picture. */
export const picture = (u: string): string =>
  `/_gatsby/image/x/y/..%2f..%2f..%2fsrc%2fcli%2fcheck.ts?u=${encodeURIComponent(u)}&a=w%3D45%26h%3D1%26fm%3Draw`;

/** What served a stranger's page as one of the site's own. */
export const page = (u: string): string => `/_gatsby/file/x/x.html?u=${encodeURIComponent(u)}`;

export const upgrade = [
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];
