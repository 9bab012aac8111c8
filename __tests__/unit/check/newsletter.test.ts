import { adviceOn, problemsOf, site } from '../../support/content';

const link = 'https://letters.example/sign-up';
const action = 'https://letters.example/subscribe';
const words = { title: 'News', sentence: 'Now and then.' };
const problems = (newsletter: object) => problemsOf({ 'site.json': { ...site, newsletter } });

test('a newsletter has a link, or a form with the name of its field and perhaps others', async () => {
  const hidden = [{ name: 'list', value: '1' }];
  expect(await problems({ ...words, link })).toEqual([]);
  expect(await problems({ ...words, action, mailField: 'EMAIL' })).toEqual([]);
  expect(await problems({ ...words, action, mailField: 'fields[email]', hidden })).toEqual([]);
});

test('one without either is named', async () => {
  expect(await problems(words)).toEqual([
    'data/site.json:22 newsletter.link: is missing: write the page where readers sign up, if you have no form for them, starting with https://',
  ]);
});

test('one with both is named', async () => {
  expect(await problems({ ...words, link, action, mailField: 'EMAIL' })).toEqual([
    'data/site.json:26 newsletter.action: stands beside a link: keep one of the two, got "https://letters.example/subscribe"',
  ]);
});

test('a form without the name of its field, and names without a form, are named', async () => {
  expect(await problems({ ...words, action })).toEqual([
    'data/site.json:22 newsletter.mailField: is missing: write what that form calls the mail address: what stands behind name= in it, like EMAIL',
  ]);
  const hidden = [{ name: 'list', value: '1' }];
  const instead = 'belongs to a form, and there is none: leave it out, or write the address of the form';
  expect(await problems({ ...words, link, mailField: 'EMAIL', hidden })).toEqual([
    `data/site.json:26 newsletter.mailField: ${instead}, got "EMAIL"`,
    `data/site.json:27 newsletter.hidden: ${instead}, got [{"name":"list","value":"1"}]`,
  ]);
});

test('a form may send to nobody by http, and its names have no spaces', async () => {
  expect(await problems({ ...words, action: 'http://a.example/', mailField: 'my mail' })).toEqual([
    'data/site.json:25 newsletter.action: must start with https://, got "http://a.example/"',
    'data/site.json:26 newsletter.mailField: must be a name without spaces, like EMAIL, got "my mail"',
  ]);
});

test('a form is advised on where the page is switched off on which it would stand, a link is not', async () => {
  const off = '---\ntitle: "T"\ndescription: "D"\noff: true\n---\n';
  const advice = async (newsletter: object): Promise<string[]> => {
    const found = await adviceOn({ 'site.json': { ...site, newsletter }, 'pages/contact/index.md': off });
    return found.filter((line) => line.includes('newsletter'));
  };
  expect(await advice({ ...words, action, mailField: 'EMAIL' })).toEqual([
    'data/site.json:25 newsletter.action: the form stands on a page that is switched off: switch it on in data/pages/contact/index.md, have the form in the footer, or write a link instead',
  ]);
  expect(await advice({ ...words, link })).toEqual([]);
  expect(await advice({ ...words, action, mailField: 'EMAIL', inFooter: true })).toEqual([]);
});

test('what the footer makes needless is advised on', async () => {
  const form = { ...words, action, mailField: 'EMAIL', atPosts: true, atStories: false };
  const advice = async (newsletter: object): Promise<string[]> =>
    (await adviceOn({ 'site.json': { ...site, newsletter } })).filter((line) => line.includes('newsletter'));
  expect(await advice(form)).toEqual([]);
  expect(await advice({ ...form, inFooter: true })).toEqual([
    'data/site.json:27 newsletter.atPosts: adds nothing: the newsletter is in the footer, on every page',
  ]);
});
