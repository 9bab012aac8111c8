/** The signs of currencies of which there is one alone, or one that everybody means. */
const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  Euro: 'EUR',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
};

/** With a point before the part, and nothing between thousands. */
const amountIn = (text: string): string => {
  const { whole = '', part } = /^(?<whole>.*?)(?:[.,](?<part>\d{1,2}))?$/.exec(text)?.groups ?? {};
  const digits = whole.replaceAll(/\D/g, '');
  return part ? `${digits}.${part}` : digits;
};

/** A price like $18.99 or 18,99 € as USD 18.99; what is none stays as it is. */
export const priceIn = (text: string): string => {
  const match =
    /^(?<before>[A-Za-z]{3}|[A-Z]{0,2}\$|[€£¥])?\s*(?<amount>\d[\d.,]*)(?:[.,][-–—]+)?\s*(?<after>Euro|[A-Za-z]{3}|[€£¥$])?$/.exec(
      text.replaceAll(/\s/g, ' '),
    );
  const { before, amount = '', after } = match?.groups ?? {};
  const currency = before ?? after;
  return currency ? `${signs[currency] ?? currency.toUpperCase()} ${amountIn(amount)}` : text;
};
