import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { type Face, faces, shareFaces } from './faces';
import { metricsOf } from './metrics';
import { faceRule, standInRules } from './rules';
import { charactersOf, type Script, type Subset, subsets } from './subsets';

const folder = resolve('src/fonts');

const readPart = ({ package: name }: Face, path: string): Promise<Buffer> =>
  readFile(require.resolve(`${name}/${path}`));

type Weight = Face['weight'] | null;

/** A part of a face. What is left out are hints, which today's screens do not follow, and features that no style sheet asks for. */
const cut = async (
  face: Face,
  script: Script,
  characters: string,
  targetFormat: 'woff2' | 'sfnt',
  weight: Weight,
) =>
  subsetFont(await readPart(face, face.file(script)), characters, {
    targetFormat,
    keepFeatures: face.features,
    noHinting: true,
    ...(weight !== null && typeof weight === 'object' && { variationAxes: { wght: weight } }),
  });

const writeFont = async (name: string, font: Buffer): Promise<string> => {
  await writeFile(join(folder, name), font);
  console.log(`${name} ${(font.length / 1000).toFixed(1)} kB`);
  return name;
};

const makeFile = async (face: Face, subset: Subset): Promise<string> => {
  const font = await cut(face, subset.script, charactersOf(subset), 'woff2', face.weight);
  return writeFont(`${face.name}-${subset.name}.woff2`, font);
};

const scripts = [...new Set(subsets.map(({ script }) => script))];

/** The faces of the pictures by which pages are shared, whole, in the form that sharp reads. */
const makeShareFiles = async ({ name, face, weight }: (typeof shareFaces)[number]): Promise<void> => {
  for (const script of scripts) {
    const own = subsets.filter((subset) => subset.script === script);
    const axis = weight === null ? null : { min: weight, max: weight };
    const font = await cut(face, script, own.map(charactersOf).join(''), 'sfnt', axis);
    await writeFont(`${name}-${script}.ttf`, font);
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
