import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration, Module } from 'webpack';

/** The folder of the package that a module comes from; undefined of the site's own. */
const packageFolder = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The modules that a module was made of, where webpack has merged several. */
const partsOf = (module: Module & { readonly modules?: readonly Module[] }): readonly Module[] =>
  module.modules ?? [module];

const describe = (folder: string): string => {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Package;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version}: ${license ?? 'see below'}\n\n${text}`;
};

/** Lists the packages that these modules come from, each with its licence. */
const licencesOf = (modules: Iterable<Module>): string => {
  const paths = [...modules].flatMap(partsOf).map((module) => module.nameForCondition() ?? '');
  const folders = new Set(paths.flatMap((path) => packageFolder.exec(path)?.[0] ?? []));
  return [...folders]
    .sort()
    .map(describe)
    .join(`\n\n${'-'.repeat(72)}\n\n`);
};

/** Has `licences.txt` written beside the scripts: whose work reaches the browser, and on which terms. */
export const listLicences = (config: Configuration): void => {
  const list = (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap('listLicences', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'listLicences', stage }, () =>
        compilation.emitAsset('licences.txt', new sources.RawSource(licencesOf(compilation.modules) + '\n')),
      );
    });
  config.plugins = [...(config.plugins ?? []), list];
};
