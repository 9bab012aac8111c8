const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY', '₹': 'INR' };

/**
 * A price as it was meant, like USD 18.99: the currency may stand behind, or be a sign, and the amount may have a comma. What is
 * none stays as it is.
 */
export const wholePrice = (typed: string): string => {
  const [amount] = /\d+(?:[.,]\d{1,2})?/.exec(typed) ?? [];
  const rest = typed.replace(amount ?? '', '').trim();
  const currency = signs[rest] ?? rest.toUpperCase();
  return amount !== undefined && /^[A-Z]{3}$/.test(currency)
    ? `${currency} ${amount.replace(',', '.')}`
    : typed.trim();
};
