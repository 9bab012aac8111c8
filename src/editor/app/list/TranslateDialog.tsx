import { useState } from 'react';
import { translationSlug } from '../../../content/model/translations';
import { type Entry, siteLanguage } from '../../../content/read/entry';
import { Choice } from '../form/Choice';
import { languages } from '../form/places';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import type { Row } from './groups';

interface Props {
  readonly row: Row;
  readonly entries: readonly Entry[];
  readonly onTranslate: (slug: string) => void;
  readonly onClose: () => void;
}

/** Asks into which language an entry is to be translated; the site has it in its own, and in those that are there. */
export function TranslateDialog({ row: { entry, title }, entries, onTranslate, onClose }: Props) {
  const [language, setLanguage] = useState('');
  const [own] = siteLanguage(entries).split('-');
  const isThere = (code: string): boolean =>
    entries.some((one) => one.collection === 'translations' && one.slug === translationSlug(entry, code));
  const options = languages().filter(({ value }) => value !== own && !isThere(value));
  const write = (): void => {
    const slug = translationSlug(entry, language);
    onClose();
    if (slug !== null) onTranslate(slug);
  };
  return (
    <Dialog
      title={`“${title}” in another language`}
      main="Write it"
      isOff={language === ''}
      onMain={write}
      onClose={onClose}
    >
      <p>It stands at an address of its own, and each of both leads to the other.</p>
      <Field label="Language">
        {(control) => (
          <Choice
            {...{ control, options }}
            value={language}
            isRequired
            onChange={(value) => setLanguage(String(value))}
          />
        )}
      </Field>
    </Dialog>
  );
}
