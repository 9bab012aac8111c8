import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { brokenAdjustment } from './brokenAdjustment';
import { groupNamed, isNamed } from './webpackPlugin';

/** Has Chromium compile a script as a whole while it arrives, and not function by function where the page stands still for it. */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

/** Makes the scripts small by swc: smaller than terser's, in an eighth of the time. */
export const minifyBySwc = ({ optimization }: Configuration): void => {
  // `gatsby build --no-uglify` leaves the style sheets' minimizer alone.
  const [scripts] = (optimization?.minimizer ?? []).filter(
    (plugin) => !isNamed(plugin, 'CssMinimizerPlugin'),
  );
  if (!optimization?.minimizer || !scripts) return;
  if (!isNamed(scripts, 'TerserPlugin')) throw brokenAdjustment('Gatsby’s TerserPlugin', 'webpackScripts.ts');
  const minimizer = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: {
      compress: { passes: 3, ecma: 2022 },
      mangle: true,
      format: { preamble: compileAhead },
    },
  });
  optimization.minimizer = optimization.minimizer.map((plugin) => (plugin === scripts ? minimizer : plugin));
};

/** How much two kinds of page have in common, in bytes of source, before that becomes a file of its own. */
const worthAFile = 60_000;

/** Leaves the little that few kinds of page share in the script of each: a file more is packed worse, by 0.7 kB on a book's page. */
export const leaveLittleShared = (config: Configuration): void => {
  groupNamed('shared', config, 'webpackScripts.ts').minSize = worthAFile;
};

/** Takes one module for another, or none for it. */
export const alias = (
  config: Configuration,
  names: Readonly<Record<string, string | false | undefined>>,
): void => {
  config.resolve ??= {};
  Object.assign((config.resolve.alias ??= {}), names);
};

/** Leaves out of the scripts what runs for nothing here. */
export const leaveOut = (config: Configuration, root: string): void => {
  const { resolve } = createRequire(join(root, 'package.json'));
  const pathOf = (name: string): string => {
    try {
      return resolve(name);
    } catch {
      throw brokenAdjustment(name, 'webpackScripts.ts');
    }
  };
  alias(config, {
    [pathOf('./.cache/register-service-worker')]: false,
    // Gatsby's plugins for scripts of others in a worker, and for a manifest per language.
    [pathOf('gatsby/dist/internal-plugins/partytown/gatsby-browser')]: false,
    [pathOf('gatsby-plugin-manifest/gatsby-browser')]: false,
    'gatsby-react-router-scroll': join(root, 'src', 'browser', 'noScrollContext.ts'),
  });
};

/** Leaves out of a build's scripts what only the HTML says, or is for developing, or for components that a server renders. */
export const leaveOutOfBuild = (config: Configuration, root: string): void => {
  const src = join(root, 'src');
  const linkedData = join(src, 'lib', 'linkedData');
  alias(config, {
    [join(src, 'components', 'CrawlerHead.tsx')]: join(src, 'browser', 'noCrawlerHead.ts'),
    // Only CrawlerHead calls what is in there.
    ...Object.fromEntries(readdirSync(linkedData).map((name) => [join(linkedData, name), false])),
    [join(src, 'browser', 'preview', 'inPreview.tsx')]: false,
  });
};

/** Puts an entry of the site's own before Gatsby's, which it takes in as `gatsby-entry`. */
export const startInSteps = (config: Configuration, root: string): void => {
  const entry = config.entry as { app?: string };
  if (!entry.app) throw brokenAdjustment('Gatsby’s entry `app`', 'webpackScripts.ts');
  alias(config, { 'gatsby-entry': entry.app });
  entry.app = join(root, 'src', 'browser', 'entry.ts');
};
