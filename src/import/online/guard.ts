import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Refused } from '../../content/read/refused';

/** What lies on this machine, in this house or in nobody's hands (IANA's registries of special addresses). */
const special = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.168.0.0/16 198.18.0.0/15 224.0.0.0/3
  ::/96 64:ff9b::/32 100::/64 2001::/23 2002::/16 fc00::/7 fe80::/9 ff00::/8
`;

const familyOf = (ip: string) => (ip.includes(':') ? 'ipv6' : 'ipv4');

// Among those of IPv6 are some that have one of the others within.
const kept = new BlockList();
for (const [, net = '', bits] of special.matchAll(/(\S+)\/(\d+)/g))
  kept.addSubnet(net, Number(bits), familyOf(net));

/** Whether an IP address is one of the public internet. An IPv4 address written as IPv6 is taken for what it is. */
export const isPublic = (ip: string): boolean => isIP(ip) !== 0 && !kept.check(ip, familyOf(ip));

/** Which servers may be asked. */
export interface Guard {
  readonly allowsIp: (ip: string) => boolean;
  /** Of a port as it stands in an address: empty where it is the usual one. */
  readonly allowsPort: (port: string) => boolean;
}

/** Those of the public internet, as browsers find them. */
export const publicOnly: Guard = { allowsIp: isPublic, allowsPort: (port) => port === '' };

const isPrivate = 'leads to an address of this machine or its network, which is not asked';

/** Throws Refused, with what is wrong with an address, where it may not be asked. Names are looked up later. */
export const refuseAddress = ({ protocol, hostname, port, username }: URL, guard: Guard): void => {
  if (!['http:', 'https:'].includes(protocol)) throw new Refused('is no address of the web');
  if (username) throw new Refused('has a name and password in its address, which are not sent');
  if (!guard.allowsPort(port)) throw new Refused(`is at the port ${port}, which is not asked`);
  const host = hostname.replace(/^\[|\]$/g, '');
  // Where there is no name, nothing is looked up.
  if (isIP(host) && !guard.allowsIp(host)) throw new Refused(isPrivate);
};

/**
 * Looks names up for a connection, which is made to what was looked at: a name that means another machine the next time
 * does not help. Gives Refused where one of its addresses may not be asked.
 */
export const guardedLookup =
  (guard: Guard, resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = error ? [] : found;
      if (error || !first) callback(error ?? new Error(`nothing is known of ${hostname}`), '');
      else if (!found.every(({ address }) => guard.allowsIp(address))) callback(new Refused(isPrivate), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
