import type { GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { lateRuntime, templateId } from './src/browser/lateRuntime';
import textFont from 'site-typeface/text-basic.woff2';
import { gridStyle } from './src/lib/coverGrid';
import { crawlerMark, ofEveryPage } from './src/lib/crawlers';
import './src/styles/global';

export { wrapPageElement } from './src/shell';

/** The order of the cascade's layers, the later ones stronger. */
const layers = '@layer reset, tokens, base, shared, components, utilities;';

/** With the geometry of the grids of covers, which pictures have to know as well, and so no style sheet says. */
const first = <style key="first">{layers + gridStyle}</style>;

/** The face that every page is set in: known here before the browser has read the style sheet. */
const font = (
  <link key="font" rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
);

/** gatsby-plugin-image's styles and script for its own component, which this site does not use. */
const isForGatsbyImage = (head: ReactNode): boolean =>
  isValidElement(head) && Boolean(head.key?.startsWith('gatsby-image-style'));

/**
 * What is for crawlers, without the mark by which Gatsby would take it away as soon as React is there; what is true of every
 * page also without the one by which it would go with this page.
 */
const leftAlone = (head: ReactNode): ReactNode => {
  if (!isValidElement<Record<string, unknown>>(head) || !(crawlerMark in head.props)) return head;
  const stays = head.props[crawlerMark] === ofEveryPage;
  return cloneElement(head, { 'data-gatsby-head': undefined, ...(stays && { [crawlerMark]: undefined }) });
};

/** Gatsby tells each page its path in a script of its own; so it is one script on all pages, and one hash allows it. */
const pathScript = 'pagePath=document.currentScript.dataset.p';

const withoutPath = (script: ReactNode, path: string): ReactNode =>
  isValidElement<{ readonly id?: string }>(script) && script.props.id === 'gatsby-script-loader' ? (
    <script key="path" data-p={path} dangerouslySetInnerHTML={{ __html: pathScript }} />
  ) : (
    script
  );

/** Gatsby's scripts, which do nothing in a template, and what starts them. */
const startedLate = (scripts: readonly ReactNode[], path: string): ReactNode[] => [
  <template key="runtime" id={templateId}>
    {scripts.map((script) => withoutPath(script, path))}
  </template>,
  <script key="late" dangerouslySetInnerHTML={{ __html: lateRuntime }} />,
];

/**
 * Puts the order of layers before all style sheets. Gatsby merges these in an order of its own, in which components
 * may come before the global sheet, and the first mention of a layer sets its place. The scripts wait until the page is
 * shown.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const others = getHeadComponents().filter((head) => !isForGatsbyImage(head));
  replaceHeadComponents([first, font, ...others.map(leftAlone)]);
  replacePostBodyComponents(startedLate(getPostBodyComponents(), pathname));
};
