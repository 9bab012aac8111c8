import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { readSiteSettings } from '../content/gatsby/siteSettings';
import { wordsFolder } from '../words/inNode';
import { nameByContent, trustLockFile } from './webpackCache';
import { listLicences } from './webpackLicences';
import { alias, leaveOut, leaveOutOfBuild, minifyBySwc, startInSteps } from './webpackScripts';
import { acceptCalcSize, ignoreCssOrder, keepFontsApart, leaveStylesToTheirPages } from './webpackStyles';

/** Adjusts Gatsby's webpack for what this site has and has not. */
export const adjustWebpack: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => Configuration)();
  const words = wordsFolder(readSiteSettings(process.cwd()).language);
  trustLockFile(config, process.cwd(), words);
  nameByContent(config);
  // No other language reaches the browser, and of this one each page takes the files it needs.
  alias(config, { 'site-words': words });
  leaveOut(config, process.cwd());
  keepFontsApart(config);
  // HTML is made without style sheets.
  if (stage === 'develop' || stage === 'build-javascript') ignoreCssOrder(config);
  if (stage === 'build-javascript') {
    // Whoever looks for a mistake on the published site can ask for them.
    if (!process.env['SOURCE_MAPS']) config.devtool = false;
    acceptCalcSize(config);
    leaveStylesToTheirPages(config);
    leaveOutOfBuild(config, process.cwd());
    minifyBySwc(config);
    startInSteps(config, process.cwd());
    listLicences(config);
  }
  actions.replaceWebpackConfig(config);
};
