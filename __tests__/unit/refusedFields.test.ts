import { checkEntry } from '../../src/content/check/checkEntry';
import {
  type Collection,
  collectionNames,
  collections,
  contentFolder,
} from '../../src/content/model/collections';
import { labelsAt } from '../../src/editor/app/form/mistakes';
import { entryOf } from '../../src/editor/entryOf';
import { today } from '../support/content';
import { placesIn, valueFor, withValueAt } from '../support/schemaValues';

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

test.each(collectionNames)(
  'of %s, every field at every depth is refused at its place in the form',
  (name) => {
    const { schema } = collections[name];
    const whole = valueFor(schema);
    const places = placesIn(schema);
    expect(places.length).toBeGreaterThan(0);
    for (const { path, label } of places) {
      const refused = problemsOf(name, withValueAt(whole, path, '')).map(({ field }) => field);
      expect(refused).toContain(path.join('.'));
      const said = labelsAt(schema, path.join('.')).at(-1);
      expect(typeof path.at(-1) === 'number' ? said?.replace(/ \d$/, '') : said).toBe(label);
    }
  },
);
