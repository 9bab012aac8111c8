/** The signs of currencies of which there is one alone, or one that everybody means. */
const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
};

const amountIn = (text: string): string => text.replace(/^(\d+),(\d{1,2})$/, '$1.$2').replaceAll(',', '');

/** A price like $18.99 or 18,99 € as USD 18.99; what is none stays as it is. */
export const priceIn = (text: string): string => {
  const match =
    /^(?<before>[A-Za-z]{3}|[A-Z]{0,2}\$|[€£¥])?\s*(?<amount>\d[\d,]*(\.\d{1,2})?)\s*(?<after>[A-Za-z]{3}|[€£¥$])?$/.exec(
      text.replaceAll(/\s/g, ' '),
    );
  const { before, amount = '', after } = match?.groups ?? {};
  const currency = before ?? after;
  return currency ? `${signs[currency] ?? currency.toUpperCase()} ${amountIn(amount)}` : text;
};
