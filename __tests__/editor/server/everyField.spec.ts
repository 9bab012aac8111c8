import { expect } from '@playwright/test';
import { stringify } from 'yaml';
import { collections } from '../../../src/content/model/collections';
import { collectionOf, pathInContent } from '../../../src/content/model/entryFiles';
import { decapCollections } from '../../../src/editor/decapCollections';
import type { DecapField } from '../../../src/editor/decapFields';
import type { Changes } from '../../support/content';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';
import { marksOn, open, save } from '../../support/editor/page';
import { test } from '../../support/editor/tab';
import { placesIn, valueFor } from '../../support/schemaValues';

interface Form {
  /** Where it is in the editor. */
  readonly at: string;
  /** The file that it edits. */
  readonly file: string;
  readonly fields: readonly DecapField[];
}

const allForms = decapCollections([]).flatMap(({ name, fields = [], files }): Form[] => {
  if (files)
    return files.map((one) => ({
      at: `${name}/entries/${one.name}`,
      file: String(one['file']),
      fields: one.fields,
    }));
  const file = `data/${collections[name as keyof typeof collections].files.replace('*', 'own')}`;
  return [{ at: `${name}/entries/own${file.includes('/own/') ? '/index' : ''}`, file, fields }];
});

/** Those that differ: of pages, one of each kind. */
const forms = allForms.filter(
  ({ fields }, index) =>
    allForms.findIndex((other) => JSON.stringify(other.fields) === JSON.stringify(fields)) === index,
);

const schemaOf = ({ file }: Form) => {
  const found = collectionOf(pathInContent(file));
  if (!found) throw new Error(`${file} is no entry`);
  return collections[found.collection].schema;
};

/** An entry with every field, as the file of a form. */
const fileOf = (form: Form): string => {
  const value = valueFor(schemaOf(form));
  return form.file.endsWith('.md') ? `---\n${stringify(value)}---\n\nWords.\n` : JSON.stringify(value);
};

const everything: Changes = Object.fromEntries(
  allForms.map((form) => [pathInContent(form.file), fileOf(form)]),
);

let editor: OwnEditor;
test.beforeAll(async () => void (editor = await startOwnEditor(everything)));
test.afterAll(() => editor.end());

/** The fields of the schema that a form has, in its order. */
const placesOf = (form: Form) => {
  const shown = form.fields.filter(({ widget }) => widget !== 'hidden').map(({ name }) => name);
  return placesIn(schemaOf(form)).filter(({ path }) => shown.includes(String(path[0])));
};

for (const form of forms) {
  test(`in ${form.at}, what is refused is said beside its field, whichever it is`, async ({ page }) => {
    const places = placesOf(form).map(({ path, label }) => ({ field: path.join('.'), label }));
    const reasons = places.map(({ field }) => ({ field, message: `refused at ${field}` }));
    await page.route('**/api', (route) =>
      (route.request().postDataJSON() as { readonly action: string }).action === 'persistEntry'
        ? route.fulfill({ status: 422, json: { error: 'refused', reasons } })
        : route.continue(),
    );
    await open(page, editor, `#/collections/${form.at}`);
    // What is called so takes any letter more; of forms without it, the first text does.
    const called = form.fields.find(({ name }) => name === 'title' || name === 'name');
    const texts = page.locator(
      'input[type=text][id*="-field-"]:not([role=combobox]):visible, textarea:visible',
    );
    const field = called ? page.getByLabel(String(called['label']), { exact: true }) : texts;
    // A form that is a list alone has all that it holds folded.
    const folded = page.getByTestId('expand-button');
    await field.or(folded).first().waitFor();
    if (!(await field.first().isVisible())) await folded.first().click();
    await field.first().press('End');
    await page.keyboard.type('x');
    await save(page);
    await expect
      .poll(() => marksOn(page))
      .toEqual(places.map(({ field, label }) => `${label} <- ${label}: refused at ${field}`));
  });
}
