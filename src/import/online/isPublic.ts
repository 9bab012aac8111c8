import { BlockList, isIP } from 'node:net';

/** What lies on this machine, in this house or in nobody's hands (IANA's registries of special addresses). */
const special: Readonly<Record<'ipv4' | 'ipv6', readonly string[]>> = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/3',
  ],
  // Among them are those that have one of the others within.
  ipv6: ['::/96', '64:ff9b::/32', '100::/64', '2001::/23', '2002::/16', 'fc00::/7', 'fe80::/9', 'ff00::/8'],
};

const kept = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const range of special[family]) {
    const [net = '', bits] = range.split('/');
    kept.addSubnet(net, Number(bits), family);
  }
}

/** Whether an IP address is one of the public internet. An IPv4 address written as IPv6 is taken for what it is. */
export const isPublic = (ip: string): boolean => {
  const version = isIP(ip);
  return version !== 0 && !kept.check(ip, version === 6 ? 'ipv6' : 'ipv4');
};
