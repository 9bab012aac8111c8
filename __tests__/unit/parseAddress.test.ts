import { parseAddress } from '../../src/lib/parseAddress';

test('an address is read as browsers read it, however often it is asked', () => {
  const read = Array.from({ length: 10_000 }, () => parseAddress('https://bücher.example/lesen')?.href);
  expect([...new Set(read)]).toEqual(['https://xn--bcher-kva.example/lesen']);
});

test.each(['', '\0', '/about/', 'https://1.2.3.400', 'https://'])('%j is no address', (text) => {
  expect(parseAddress(text)).toBeNull();
});
