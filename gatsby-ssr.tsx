import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import textFont from './src/fonts/alegreya-basic.woff2';
import './src/styles/global.css';

export { wrapPageElement } from './src/shell';

/** The order of the cascade's layers, the later ones stronger. */
const layers = <style key="layers">@layer reset, tokens, base, components, utilities;</style>;

/** The face that every page is set in: known here before the browser has read the style sheet. */
const font = (
  <link key="font" rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
);

/** gatsby-plugin-image's styles and script for its own component, which this site does not use. */
const isForGatsbyImage = (head: ReactNode): boolean =>
  isValidElement(head) && Boolean(head.key?.startsWith('gatsby-image-style'));

/**
 * Puts the order of layers before all style sheets. Gatsby merges these in an order of its own, in which components
 * may come before the global sheet, and the first mention of a layer sets its place.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const others = getHeadComponents().filter((head) => !isForGatsbyImage(head));
  replaceHeadComponents([layers, font, ...others]);
};
