import { mailLink, parseAddress } from '../../src/lib/address';

test('an address is read as browsers read it, however often it is asked', () => {
  const read = Array.from({ length: 10_000 }, () => parseAddress('https://bücher.example/lesen')?.href);
  expect([...new Set(read)]).toEqual(['https://xn--bcher-kva.example/lesen']);
});

test.each(['', '\0', '/about/', 'https://1.2.3.400', 'https://'])('%j is no address', (text) => {
  expect(parseAddress(text)).toBeNull();
});

test.each([
  ['me@example.com', 'mailto:me@example.com'],
  ["o'brien@example.com", "mailto:o'brien@example.com"],
  ['ann@bücher.example', 'mailto:ann@xn--bcher-kva.example'],
  ['a+b&c=d?e#f%@example.com', 'mailto:a%2Bb%26c%3Dd%3Fe%23f%25@example.com'],
  ['josé@example.com', 'mailto:jos%C3%A9@example.com'],
])('who writes to %s follows %s', (mail, link) => {
  expect(mailLink(mail)).toBe(link);
  const [mailbox = '', domain = ''] = mail.split('@');
  expect(decodeURIComponent(link)).toContain(`:${mailbox}@`);
  expect(new URL(`https://${domain}`).host).toBe(link.split('@')[1]);
});
