import { zoneOf } from '../../../src/editor/app/form/places';
import { price, roughDate } from '../../../src/content/model/fields';
import { wholeDate } from '../../../src/content/model/wholeDate';
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

test('a month or a day is taken however authors write it', () => {
  const meant = {
    '2019': '2019',
    '2019-05': '2019-05',
    '2019-5-4': '2019-05-04',
    '2019/05/04': '2019-05-04',
    'May 2019': '2019-05',
    'sept. 2019': '2019-09',
    '4 May 2019': '2019-05-04',
    '4. May 2019': '2019-05-04',
    'December 24, 2027': '2027-12-24',
    '14.5.2024': '2024-05-14',
    ' 05.2024 ': '2024-05',
  };
  for (const [typed, whole] of Object.entries(meant)) {
    expect([typed, wholeDate(typed)]).toEqual([typed, whole]);
    expect(roughDate('', '').safeParse(whole).success).toBe(true);
  }
});

test('what may be two days or is none stays as it is, for the checks to refuse', () => {
  for (const typed of ['5/4/2019', 'Spring 2019', 'soon', '32', ''])
    expect([typed, wholeDate(typed), roughDate('', '').safeParse(wholeDate(typed)).success]).toEqual([
      typed,
      typed,
      false,
    ]);
});
