import { readFileSync } from 'node:fs';
import { words as german } from '../../src/words/de';
import { words as english } from '../../src/words/en';

const announce = async (text: string, { announce }: typeof german): Promise<string | undefined> => {
  document.body.innerHTML = '<div id="gatsby-announcer"></div>';
  const announcer = document.getElementById('gatsby-announcer');
  // As Gatsby does, before it tells the site of the new page.
  requestAnimationFrame(() => announcer?.append(text));
  announce();
  await new Promise(requestAnimationFrame);
  return announcer?.textContent;
};

test('what Gatsby announces in English is said in the language of the site', async () => {
  expect(await announce('Navigated to Ψευδώνυμο', german)).toBe('Seite „Ψευδώνυμο“ geöffnet');
  expect(await announce('Navigated to Ψευδώνυμο', english)).toBe('Navigated to Ψευδώνυμο');
});

test('what it may say in other words some day is left as it is', async () => {
  expect(await announce('Now at Ψευδώνυμο', german)).toBe('Now at Ψευδώνυμο');
});

test('Gatsby still says it in those words', () => {
  const gatsbys = readFileSync(require.resolve('gatsby/cache-dir/navigation.js'), 'utf8');
  expect(gatsbys).toContain('`Navigated to ${pageName}`');
});
