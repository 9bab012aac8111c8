import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { type Face, faces, shareFaces } from './faces';
import { metricsOf } from './metrics';
import { faceRule, standInRules } from './rules';
import { charactersOf, type Subset, subsets } from './subsets';

const folder = resolve('src/fonts');

const readPart = ({ package: name }: Face, path: string): Promise<Buffer> =>
  readFile(require.resolve(`${name}/${path}`));

const makeFile = async (face: Face, subset: Subset): Promise<string> => {
  const font = await subsetFont(await readPart(face, face.file(subset.script)), charactersOf(subset), {
    targetFormat: 'woff2',
    ...(typeof face.weight === 'object' && { variationAxes: { wght: face.weight } }),
  });
  const name = `${face.name}-${subset.name}.woff2`;
  await writeFile(join(folder, name), font);
  console.log(`${name} ${(font.length / 1000).toFixed(1)} kB`);
  return name;
};

/** The faces of the pictures by which pages are shared, whole, in the form that sharp reads. */
const makeShareFiles = async ({ name, face, weight }: (typeof shareFaces)[number]): Promise<void> => {
  for (const script of ['latin', 'latin-ext']) {
    const characters = subsets
      .filter((subset) => subset.script === script)
      .map(charactersOf)
      .join('');
    const font = await subsetFont(await readPart(face, face.file(script)), characters, {
      targetFormat: 'sfnt',
      ...(weight !== null && { variationAxes: { wght: { min: weight, max: weight } } }),
    });
    await writeFile(join(folder, `${name}-${script}.ttf`), font);
    console.log(`${name}-${script}.ttf ${(font.length / 1000).toFixed(1)} kB`);
  }
};

const standInsOf = async (face: Face): Promise<string[]> => {
  const font = await subsetFont(await readPart(face, face.file('latin')), 'x', { targetFormat: 'sfnt' });
  return standInRules(face, metricsOf(font));
};

const makeFaces = async (): Promise<void> => {
  const rules = ['/* Made by tools/fonts/make.ts. */\n'];
  for (const face of faces) {
    for (const subset of subsets) rules.push(faceRule(face, subset, await makeFile(face, subset)));
  }
  for (const face of faces) rules.push(...(await standInsOf(face)));
  for (const face of shareFaces) await makeShareFiles(face);
  await writeFile(join(folder, 'faces.css'), rules.join('\n'));
  const licences = await Promise.all(faces.map((face) => readPart(face, 'LICENSE')));
  await writeFile(join(folder, 'LICENSE'), [...new Set(licences.map(String))].join('\n\n'));
};

void makeFaces();
