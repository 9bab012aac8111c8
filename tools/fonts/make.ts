import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { type Face, faces } from './faces';
import { fallbacks } from './fallbacks';
import { faceRule, fallbackRule } from './rules';
import { charactersOf, type Subset, subsets } from './subsets';

const folder = resolve('src/fonts');

const makeFile = async (face: Face, subset: Subset): Promise<string> => {
  const source = await readFile(require.resolve(face.source(subset.script)));
  const font = await subsetFont(source, charactersOf(subset), {
    targetFormat: 'woff2',
    ...(typeof face.weight === 'object' && { variationAxes: { wght: face.weight } }),
  });
  const name = `${face.name}-${subset.name}.woff2`;
  await writeFile(join(folder, name), font);
  console.log(`${name} ${(font.length / 1000).toFixed(1)} kB`);
  return name;
};

const makeFaces = async (): Promise<void> => {
  const rules = ['/* Made by tools/fonts/make.ts. */\n'];
  for (const face of faces) {
    for (const subset of subsets) rules.push(faceRule(face, subset, await makeFile(face, subset)));
  }
  rules.push(...fallbacks.map(fallbackRule));
  await writeFile(join(folder, 'faces.css'), rules.join('\n'));
  await copyFile(require.resolve('@fontsource-variable/alegreya/LICENSE'), join(folder, 'LICENSE'));
};

void makeFaces();
