import { lookAlikeHost } from '../../../src/content/check/lookAlike';

test.each([
  ...[
    'https://example.com',
    'https://münchen.example',
    'https://пример.example',
    'https://παράδειγμα.example',
  ],
  ...[
    'https://例え.example',
    'https://abc日本.example',
    'https://한국.example',
    'https://אתר.example',
    'https://ışık.com.tr',
    'https://ノート.example',
    'https://akɔm.example',
    'no address',
  ],
])('%s looks like no other address', (address) => {
  expect(lookAlikeHost(address)).toBeNull();
});

test.each([
  ['https://раураӏ.com', 'xn--80aa0cbo65f.com'],
  ['https://xn--mazon-3ve.com', 'xn--mazon-3ve.com'],
  ['https://gοοgle.com', 'xn--ggle-0nda.com'],
  ['https://shop.com\u2044a.evil.example', 'shop.xn--coma-2g7a.evil.example'],
  ['https://shop\u30CEa.evil.example', 'xn--shopa-9t4d.evil.example'],
  ['https://shop\uA789a.example', 'xn--shopa-up3s.example'],
  ['https://\u0251pple.com', 'xn--pple-p5b.com'],
  ['https://\u1D00pple.com', 'xn--pple-k13a.com'],
  ['https://w\u0131kipedia.org', 'xn--wkipedia-tkb.org'],
])('%s looks like another address', (address, expected) => {
  expect(lookAlikeHost(address)).toBe(expected);
});
