import { expect, test } from './support/test';

/** The forms of the works that are seen once a form is chosen, by styles alone. */
const seenWith = (form: string): string =>
  `(() => {
    document.querySelector('fieldset input[value="${form}"]').click();
    const seen = [...document.querySelectorAll('li[data-form]')].filter((work) => work.getClientRects().length);
    return JSON.stringify([...new Set(seen.map((work) => work.dataset.form))]);
  })()`;

test('a form is chosen in the bibliography', async ({ engine, site }) => {
  await engine.navigate(`${site.origin}/bibliography/`);
  for (const form of ['novelette', 'poem', 'audiobook'])
    expect(JSON.parse(await engine.evaluate(seenWith(form)))).toEqual([form]);
});
