/** What there is in each language, by its code; in English at least. */
type InLanguages<T> = Readonly<Record<string, T>> & { readonly en: T };

/** Of these, what there is in a language, given its code: for `de-AT` its own, else that of `de`, else the English. */
export const inLanguage = <T>(catalogues: InLanguages<T>, language: string): T => {
  const [plain = 'en'] = language.split('-');
  return catalogues[language] ?? catalogues[plain] ?? catalogues.en;
};
