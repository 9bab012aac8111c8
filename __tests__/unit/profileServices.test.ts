import { profileServices, signOf } from '../../src/content/model/profileServices';

const services = Object.entries(profileServices);
const globe = signOf('https://example.com/me');

test.each(services)(
  '%s has a sign that no other one has, of a few lines within its frame',
  (name, { sign }) => {
    expect(services.filter(([, other]) => other.sign === sign).map(([other]) => other)).toEqual([name]);
    expect(sign).not.toBe(globe);
    expect(sign).toMatch(/^M[\d. MLHVCQTAZ]+$/);
    expect(sign.match(/[A-Z]/g)?.length).toBeLessThan(30);
    const numbers = [...sign.matchAll(/\d+(\.\d+)?/g)].map(([number]) => Number(number));
    expect(Math.max(...numbers)).toBeLessThanOrEqual(23);
  },
);

test.each(services.flatMap(([name, { hosts, sign }]) => hosts.map((host) => [name, host, sign] as const)))(
  '%s is known by %s, and by what lies below it alone',
  (_name, host, sign) => {
    const addresses = [`https://${host}/`, `https://www.${host}/@me`, `https://halvor.${host}/profile?a=b`];
    expect(addresses.map(signOf)).toEqual([sign, sign, sign]);
    expect(signOf(`https://not${host}/me`)).toBe(globe);
    expect(signOf(`https://${host}.example/me`)).toBe(globe);
  },
);

test('a server of anybody’s is known by how it writes where somebody is', () => {
  const { sign } = profileServices.mastodon;
  expect(['https://social.example/@me', 'https://social.example/@me/'].map(signOf)).toEqual([sign, sign]);
  const others = ['https://social.example/@', 'https://social.example/@me/1', 'https://social.example/me'];
  expect(others.map(signOf)).toEqual([globe, globe, globe]);
});
