import type { lookup, LookupAddress } from 'node:dns';
import { guardedLookup, isPublic, publicOnly } from '../../../src/import/online/guard';

test.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.8.8.8', '169.254.169.254', '172.31.255.255', '192.168.1.1'],
  ...['224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:a00:1', '::127.0.0.1'],
  ...[
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fc00::1',
    'fdff::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
  ],
])('%s is no public address', (ip) => {
  expect(isPublic(ip)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '::ffff:8.8.8.8', '2606:4700::1111', '2a00:1450::1'])(
  '%s is one',
  (ip) => {
    expect(isPublic(ip)).toBe(true);
  },
);

/** Looks a name up that means these addresses. */
const lookedUp = (addresses: readonly string[], all: boolean): Promise<unknown[]> => {
  const resolve = ((
    _name: string,
    _options: object,
    callback: (error: null, found: LookupAddress[]) => void,
  ) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as unknown as typeof lookup;
  return new Promise((done) => {
    guardedLookup(publicOnly, resolve)('old.example', { all }, (...answer) => done(answer));
  });
};

test('a name is asked where all that it means is public', async () => {
  expect(await lookedUp(['8.8.8.8', '9.9.9.9'], false)).toEqual([null, '8.8.8.8', 4]);
  expect(await lookedUp(['8.8.8.8'], true)).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
  const [error] = await lookedUp(['8.8.8.8', '10.0.0.1'], true);
  expect((error as Error).message).toBe(
    'leads to an address of this machine or its network, which is not asked',
  );
});
