import { zoneOf } from '../../../src/editor/app/form/places';
import { price } from '../../../src/content/model/fields';
import { wholePrice } from '../../../src/content/model/wholePrice';

test('a price is taken however authors write it', () => {
  const meant = {
    'GBP 8.99': 'GBP 8.99',
    'gbp 8.9': 'GBP 8.9',
    '£8.99': 'GBP 8.99',
    '8.99 GBP': 'GBP 8.99',
    'GBP 8,99': 'GBP 8.99',
    '14,99 €': 'EUR 14.99',
    $18: 'USD 18',
    '  CHF 24.50 ': 'CHF 24.50',
  };
  const schema = price('', '');
  for (const [typed, whole] of Object.entries(meant)) {
    expect(wholePrice(typed)).toBe(whole);
    expect(schema.safeParse(whole).success).toBe(true);
  }
});

test('what is no price stays as it is, for the checks to refuse', () => {
  for (const typed of ['14.99', 'free', '1,234.50 USD', ''])
    expect([typed, wholePrice(typed), price('', '').safeParse(wholePrice(typed)).success]).toEqual([
      typed,
      typed,
      false,
    ]);
});

test('a time zone is known by its city', () => {
  expect(['Stockholm', 'new york', 'America/Chicago', 'chicago'].map(zoneOf)).toEqual([
    'Europe/Stockholm',
    'America/New_York',
    'America/Chicago',
    'America/Chicago',
  ]);
  expect(['Nowhere', ' ', ''].map(zoneOf)).toEqual(['Nowhere', '', '']);
});
