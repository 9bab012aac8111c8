import { countryCode } from '../../../content/model/fields';

export interface Option {
  readonly value: string;
  readonly label: string;
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

const namedBy = (type: 'region' | 'language', codes: readonly string[]): Option[] => {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none', languageDisplay: 'standard' });
  return codes
    .map((value) => ({ value, label: names.of(value) ?? '' }))
    .filter(({ label }, index, all) => label !== '' && all.findIndex((one) => one.label === label) === index)
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));
};

const once = <Answer>(make: () => Answer): (() => Answer) => {
  let made: Answer | undefined;
  return () => (made ??= make());
};

/** All two letters that name a country which the schema takes. */
export const countries = once(() => {
  const schema = countryCode('', '');
  const codes = pairs.map((pair) => pair.toUpperCase());
  return namedBy(
    'region',
    codes.filter((code) => schema.safeParse(code).success),
  );
});

/** Where days, money or spelling are others than in the language at large. */
const regional = [
  ...['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US', 'ZA'].map((region) => `en-${region}`),
  ...['de-AT', 'de-CH', 'es-MX', 'fr-CA', 'pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant'],
];

/** The languages that have codes of two letters, some with their regions; of several codes the one that is in use. */
export const languages = once(() => {
  const current = pairs.filter((code) => Intl.getCanonicalLocales(code)[0] === code);
  return namedBy('language', [...current, ...regional]);
});

/** The time zones that the browser knows. */
export const timeZones = once(() => Intl.supportedValuesOf('timeZone'));

/** The time zone of a city, given its name or that of the zone; what is none stays as it is. */
export const zoneOf = (typed: string): string => {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  const isIt = (zone: string): boolean => `/${zone.toLowerCase()}`.endsWith(`/${wanted}`);
  return (wanted && timeZones().find(isIt)) || typed.trim();
};

/** What a language is called in the list of them, by its code; the code where it is not among them. */
export const languageCalled = (code: string): string =>
  languages().find(({ value }) => value === code)?.label ?? code;
