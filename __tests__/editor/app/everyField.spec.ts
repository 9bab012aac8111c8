import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import {
  type CollectionName,
  collectionNames,
  collections,
  contentFolder,
} from '../../../src/content/model/collections';
import { pathInContent, pathOfEntry } from '../../../src/content/model/entryFiles';
import { itemSchema } from '../../../src/content/model/fieldInfo';
import { formatEntry } from '../../../src/content/write/formatEntry';
import { stateOf, textOf } from '../../../src/editor/app/content';
import { nameOfEntry } from '../../../src/editor/app/nameOfEntry';
import { entryIn } from '../../../src/editor/entryOf';
import type { Entry } from '../../../src/content/read/entry';
import { filesOf } from '../../support/content';
import { isSaved, isUnsaved, openApp, openerOf, toList } from '../../support/editor/app';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';
import { everyCollection } from '../../support/everyCollection';
import { type Place, placesIn, valueFor } from '../../support/schemaValues';

const entryAt = (path: string, text: string | Buffer): Entry[] => {
  const entry = /\.(json|md)$/.test(path) ? entryIn(`${contentFolder}/${path}`, String(text)) : null;
  return entry ? [entry] : [];
};

/** Where an entry of each collection lies that has every field. */
const fileOf = (name: CollectionName): string => {
  const called: Partial<Record<CollectionName, string>> = { pages: 'contact', translations: 'posts/own/de' };
  return pathInContent(pathOfEntry(name, called[name] ?? 'own'));
};

const everything: Readonly<Record<string, string>> = Object.fromEntries(
  collectionNames.map((name) => {
    const fields = valueFor(collections[name].schema) as Readonly<Record<string, unknown>>;
    return [fileOf(name), formatEntry(name, fields, 'Words.')];
  }),
);

/** What no author types. */
const untyped = ['id', 'unlistedKey'];

/** The fields of a form at their paths; texts in a list stand in the field of the list. */
const placesOf = (name: CollectionName): readonly Pick<Place, 'label' | 'path'>[] =>
  placesIn(collections[name].schema)
    .filter(({ path }) => !untyped.includes(String(path[0])) && typeof path.at(-1) !== 'number')
    .filter(({ schema }) => !(schema instanceof z.ZodObject))
    .filter(({ schema }) => !(itemSchema(schema) instanceof z.ZodObject));

/** Opens all that is folded in a form. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (;;) {
      const all = document.querySelectorAll<HTMLElement>('main section [aria-expanded=false]');
      const folded = [...all].filter((one) => one.checkVisibility());
      if (!folded.length) return;
      for (const one of folded) one.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

/** Those of the fields that have no control with their label. */
const without = (page: Page, places: readonly { readonly path: string; readonly label: string }[]) =>
  page.evaluate(
    (all) =>
      all.filter(({ path, label }) => {
        const place = document.querySelector(`[data-field="${path}"]`);
        const named = [...(place?.querySelectorAll('label, legend') ?? [])].find((one) =>
          [label, `${label} 1`].includes(one.textContent.replace(' (optional)', '')),
        );
        const control = named instanceof HTMLLabelElement ? named.control : place?.querySelector('button');
        return !named || !control?.checkVisibility();
      }),
    places,
  );

/** What only the makers of a site know. */
const jargon = /API_ERROR|\bslug\b|\{"|\bpersist|rich text|\bHTML\b|\bundefined\b|\bnull\b/i;

/** Finds an entry by its title, and opens it. */
const find = async (page: Page, entry: Entry): Promise<void> => {
  const title = nameOfEntry(entry);
  await page.getByRole('searchbox', { name: 'Search' }).fill(title);
  const opener = openerOf(page.getByRole('main'), title).last();
  await opener.click();
  await page.getByRole('button', { name: '← All' }).waitFor();
};

test.describe('with every field', () => {
  let editor: OwnEditor;
  test.beforeAll(async () => void (editor = await startOwnEditor(everything)));
  test.afterAll(() => editor.end());

  test('a form has a control for each, with its label, and changes nothing by itself', async ({ page }) => {
    test.setTimeout(60_000);
    const before = editor.files();
    await openApp(page, editor);
    for (const name of collectionNames) {
      const [entry] = entryAt(fileOf(name), everything[fileOf(name)] ?? '');
      if (!entry) throw new Error(`${name} has no entry`);
      await find(page, entry);
      await unfold(page);
      const places = placesOf(name).map(({ path, label }) => ({ path: path.join('.'), label }));
      expect(await without(page, places), name).toEqual([]);
      expect((await page.getByRole('main').innerText()).match(jargon)?.[0], name).toBeUndefined();
      await isSaved(page);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      await toList(page);
    }
    expect(editor.files()).toEqual(before);
  });
});

test.describe('in a site with all that there can be', () => {
  const entries = Object.entries(filesOf(everyCollection)).flatMap(([path, text]) => entryAt(path, text));
  let editor: OwnEditor;
  test.beforeAll(async () => void (editor = await startOwnEditor(everyCollection)));
  test.afterAll(() => editor.end());

  test('what is changed and undone is as it was, and what is saved and changed back too', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const before = editor.files();
    await openApp(page, editor);
    for (const entry of entries) {
      await find(page, entry);
      const title = page.getByRole('textbox', { name: /^(Title|Name)$/ }).first();
      const field = (await title.isVisible()) ? title : page.getByRole('textbox').first();
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await field.press('End');
      await page.keyboard.type('x');
      await isUnsaved(page);
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
      await isSaved(page);
      await expect(save).toBeDisabled();
      if (await title.isVisible()) {
        await title.press('End');
        await page.keyboard.type('x');
        await page.keyboard.press('Control+s');
        await isSaved(page);
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Control+s');
        await isSaved(page);
        expect(editor.text(entry.file)).toBe(textOf(entry.collection, stateOf(entry)));
      } else
        expect(editor.files()[entry.file.replace('data/', '')]).toBe(before[entry.file.replace('data/', '')]);
      await toList(page);
    }
  });
});
