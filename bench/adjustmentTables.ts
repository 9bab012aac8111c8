/** An adjustment of Gatsby or of a package below it: the file that makes it, and the text without which it is not made. */
export interface Adjustment {
  readonly file: string;
  readonly text: string;
  /** What stands there without it. */
  readonly instead?: string;
}

const none: Adjustment = { file: 'gatsby-node.ts', text: '' };

const bootstrap = (text: string): Adjustment => ({ file: 'src/adjustments/bootstrap.ts', text });
const webpack = (text: string): Adjustment => ({ file: 'src/adjustments/webpack.ts', text });

/** What a build may lose. */
export const ofBuilds: Readonly<Record<string, Adjustment>> = {
  'as it is': none,
  'without avifEffort': bootstrap('setAvifEffort();'),
  'without limitWorkers': bootstrap('limitWorkers();'),
  'without skipPackagesWithoutQueries': bootstrap('await skipPackagesWithoutQueries(process.cwd());'),
  'without trustLockFile': webpack('trustLockFile(config, root, [words, typeface, lookInWords(root)]);'),
  'without minifyBySwc': webpack('minifyBySwc(config);'),
};

/** What the first view of a page may lose. */
export const ofFirstView: Readonly<Record<string, Adjustment>> = {
  'as it is': none,
  'without minifyBySwc': webpack('minifyBySwc(config);'),
  'without leaveOut': webpack('leaveOut(config, root);'),
  'without leaveOutOfBuild': webpack('leaveOutOfBuild(config, root);'),
  'without startInSteps': webpack('startInSteps(config, root);'),
  'without compileAhead': {
    file: 'src/adjustments/webpackScripts.ts',
    text: 'format: { preamble: compileAhead },',
  },
};

/** What an author may wait for under develop. */
export const ofDevelop: Readonly<Record<string, Adjustment>> = {
  'as it is': none,
  'without skipPackagesWithoutQueries': bootstrap('await skipPackagesWithoutQueries(process.cwd());'),
  'without types on an edit': {
    file: 'gatsby-config.ts',
    text: "!process.env['GATSBY_EDITOR'] && ",
    instead: 'false && ',
  },
};
