/** The forms of a noun: `one` and `other` in most languages. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Writes counts with the form of the noun that a language wants: '1 Jahr', '2 Jahre'. */
export const countedIn = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: Forms): string =>
    `${count.toLocaleString(language)} ${forms[rules.select(count)] ?? forms.other}`;
};
