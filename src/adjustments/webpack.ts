import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { readSiteSettings } from '../content/gatsby/siteSettings';
import { wordsFolder } from '../words/inNode';
import { nameByContent, trustLockFile } from './webpackCache';
import { listLicences } from './webpackLicences';
import {
  alias,
  leaveLittleShared,
  leaveOut,
  leaveOutOfBuild,
  minifyBySwc,
  startInSteps,
} from './webpackScripts';
import { lookInWords, typefaceFolder, writeLook } from './webpackLook';
import { acceptCalcSize, ignoreCssOrder, keepFontsApart, leaveStylesToTheirPages } from './webpackStyles';

/** Adjusts Gatsby's webpack for what this site has and has not. */
export const adjustWebpack: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => Configuration)();
  const root = process.cwd();
  const words = wordsFolder(readSiteSettings(root).language);
  const typeface = typefaceFolder(root);
  trustLockFile(config, root, [words, typeface, lookInWords(root)]);
  nameByContent(config);
  // No other language or typeface reaches the browser, and of this one each page takes the files it needs.
  alias(config, { 'site-words': words, 'site-typeface': typeface });
  writeLook(config, root);
  leaveOut(config, root);
  keepFontsApart(config);
  // HTML is made without style sheets.
  if (stage === 'develop' || stage === 'build-javascript') ignoreCssOrder(config);
  if (stage === 'build-javascript') {
    // Whoever looks for a mistake on the published site can ask for them.
    if (!process.env['SOURCE_MAPS']) config.devtool = false;
    acceptCalcSize(config);
    leaveStylesToTheirPages(config);
    leaveLittleShared(config);
    leaveOutOfBuild(config, root);
    minifyBySwc(config);
    startInSteps(config, root);
    listLicences(config);
  }
  actions.replaceWebpackConfig(config);
};
