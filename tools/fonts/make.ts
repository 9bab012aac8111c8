import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { type TypefaceName, typefaceNames } from '../../src/lib/typefaces';
import { type Face, facesOf, shareFacesOf } from './faces';
import { metricsOf } from './metrics';
import { faceRule, standInRules } from './rules';
import { charactersOf, type Script, type Subset, subsets } from './subsets';

const pathOf = ({ package: name }: Face, path: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), path);

const readPart = (face: Face, path: string): Promise<Buffer> => readFile(pathOf(face, path));

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

/** The subsets that a typeface has: a script that its small capitals lack, its text has not either. */
const subsetsOf = (faces: readonly Face[]): Subset[] =>
  subsets.filter(({ script }) => faces.every((face) => existsSync(pathOf(face, face.file(script)))));

const standInsOf = async (face: Face): Promise<string[]> => {
  const font = await subsetFont(await readPart(face, face.file('latin')), 'x', { targetFormat: 'sfnt' });
  return standInRules(face, metricsOf(font));
};

/** Writes all of a typeface into its folder. */
const makeTypeface = async (typeface: TypefaceName): Promise<void> => {
  const folder = resolve('src/fonts', typeface);
  const faces = facesOf(typeface);
  const own = subsetsOf(faces);
  const write = async (name: string, font: Buffer): Promise<string> => {
    await writeFile(join(folder, name), font);
    console.log(`${typeface}/${name} ${(font.length / 1000).toFixed(1)} kB`);
    return name;
  };
  const ruleOf = async (face: Face, subset: Subset): Promise<string> => {
    const font = await cut(face, subset.script, charactersOf(subset), 'woff2', face.weight);
    return faceRule(face, subset, await write(`${face.name}-${subset.name}.woff2`, font));
  };
  await mkdir(folder, { recursive: true });
  const rules = ['/* Made by tools/fonts/make.ts. */\n'];
  for (const face of faces) for (const subset of own) rules.push(await ruleOf(face, subset));
  for (const face of faces) rules.push(...(await standInsOf(face)));
  await writeFile(join(folder, 'faces.css'), rules.join('\n'));
  // The faces of the pictures by which pages are shared, whole, in the form that sharp reads.
  for (const { name, face, weight } of shareFacesOf(faces)) {
    for (const script of new Set(own.map((subset) => subset.script))) {
      const characters = own.filter((subset) => subset.script === script).map(charactersOf);
      const axis = weight === null ? null : { min: weight, max: weight };
      await write(`${name}-${script}.ttf`, await cut(face, script, characters.join(''), 'sfnt', axis));
    }
  }
  const licences = await Promise.all(faces.map((face) => readPart(face, 'LICENSE')));
  await writeFile(join(folder, 'LICENSE'), [...new Set(licences.map(String))].join('\n\n'));
};

const makeAll = async (): Promise<void> => {
  for (const typeface of typefaceNames) await makeTypeface(typeface);
};

void makeAll();
