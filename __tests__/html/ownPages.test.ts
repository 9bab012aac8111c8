import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attributes, texts } from '../support/site/dom';
import { linkedThing } from '../support/site/linkedThing';
import { pageAt, publicFolder } from '../support/site/fixtureSite';

const [worlds, maps, questions] = ['/worlds/', '/worlds/maps/', '/questions/'].map(pageAt);
if (!worlds || !maps || !questions) throw new Error('the fixture has no pages of its own');

test('a page leads to those below it, with what they say of themselves, and these lead back', () => {
  expect(attributes(worlds, 'main ul a', 'href')).toEqual(['/worlds/maps/']);
  expect(texts(worlds, 'main ul li')).toEqual(['MapsThe places of the lamps, drawn.']);
  expect(attributes(maps, 'main p:first-child a', 'href')).toEqual(['/worlds/']);
  const { itemListElement } = linkedThing(maps, '#breadcrumb');
  expect(itemListElement).toMatchObject([{ name: 'A site' }, { name: 'Worlds' }, { name: 'Maps' }]);
});

test('of a group of the navigation each link is there, with what its author says that it is', () => {
  const group = 'nav details details';
  expect(texts(worlds, `${group} summary`)).toEqual(['Elsewhere']);
  expect(attributes(worlds, `${group} a`, 'href')).toEqual(['https://lamps.example/', '/questions/']);
  expect(attributes(worlds, `${group} a`, 'rel')).toEqual(['me', null]);
});

test('a sound is played where it stands, from a file of the site', () => {
  expect(attributes(worlds, 'main audio', 'aria-label')).toEqual(['The waves at night']);
  const [file = ''] = attributes(worlds, 'main audio', 'src');
  expect(existsSync(join(publicFolder, file ?? ''))).toBe(true);
});

test('a gallery shows its pictures small, and leads to each at its largest', () => {
  const links = attributes(maps, 'main li > a[data-larger]', 'href');
  expect(links).toHaveLength(3);
  expect(links.filter((link) => !existsSync(join(publicFolder, link ?? '')))).toEqual([]);
  expect(attributes(maps, 'main li img', 'alt')).toEqual([
    'A harbour with three lamps',
    'A tower on a rock',
    'A shore without a lamp',
  ]);
  expect(texts(maps, 'main li small')).toEqual(['The harbour', 'The tower']);
});

test('folded sections are closed, and what stands before the first is not in one', () => {
  expect(texts(questions, 'main summary h2')).toEqual([
    'Are the lamps real?',
    'How is it said?',
    'Who pays for the oil?',
  ]);
  expect(attributes(questions, 'main details[open]', 'open')).toEqual([]);
  expect(texts(questions, 'main h1 ~ div > p')).toEqual(['Three of them.']);
});
