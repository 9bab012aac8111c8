import { checkEntry } from '../../src/content/check/checkEntry';
import {
  type Collection,
  collectionNames,
  collections,
  contentFolder,
} from '../../src/content/model/collections';
import { entryOf } from '../../src/editor/config';
import { type DecapField, decapFields } from '../../src/editor/decapFields';
import { today } from '../support/content';
import { type Place, placesIn, valueFor, withValueAt } from '../support/schemaValues';

const problemsOf = (name: (typeof collectionNames)[number], value: unknown) => {
  const { files, names: [slug = 'own'] = [] }: Collection = collections[name];
  // A translation lies beside its original.
  const file = files
    .replace(/\{.*?\}/, 'posts')
    .replace('*', slug)
    .replace('*', 'de');
  const entry = entryOf(`${contentFolder}/${file}`, value, 'Words.');
  if (!entry) throw new Error(`${name} has no entries`);
  return checkEntry(entry, today);
};

/** The field of a form at a path; undefined where it has none. */
const inForm = (fields: readonly DecapField[], [step, ...rest]: Place['path']): DecapField | undefined => {
  const found = fields.find(({ name }) => name === step);
  const [index, ...further] = rest;
  if (!found || index === undefined) return found;
  const inner = (found['fields'] ?? []) as readonly DecapField[];
  if (typeof index !== 'number') return inForm(inner, rest);
  return further.length ? inForm(inner, further) : (found['field'] as DecapField | undefined);
};

test.each(collectionNames)(
  'of %s, every field at every depth is refused at its place in the form',
  (name) => {
    const { schema } = collections[name];
    const whole = valueFor(schema);
    const fields = decapFields(name);
    const places = placesIn(schema);
    expect(places.length).toBeGreaterThan(0);
    for (const { path } of places) {
      const refused = problemsOf(name, withValueAt(whole, path, '')).map(({ field }) => field);
      expect(refused).toContain(path.join('.'));
      expect([path.join('.'), inForm(fields, path)?.['label']]).toEqual([path.join('.'), expect.any(String)]);
    }
  },
);
