import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { trustLockFile } from './webpackCache';
import { leaveOut, minifyBySwc, startInSteps } from './webpackScripts';
import { acceptCalcSize, ignoreCssOrder } from './webpackStyles';

/** Adjusts Gatsby's webpack for what this site has and has not. */
export const adjustWebpack: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => Configuration)();
  ignoreCssOrder(config);
  acceptCalcSize(config);
  trustLockFile(config, process.cwd());
  minifyBySwc(config);
  leaveOut(config, process.cwd());
  if (stage === 'build-javascript') startInSteps(config, process.cwd());
  actions.replaceWebpackConfig(config);
};
