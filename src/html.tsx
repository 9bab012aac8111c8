import type { HTMLAttributes, ReactNode } from 'react';

/** What Gatsby hands to the frame of every page. */
interface Props {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: ReactNode;
  /** The HTML of the page. */
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/** Gatsby's own frame of a page, without what only old versions of Internet Explorer and iOS read. */
export default function Html(props: Props) {
  return (
    // Its language is among the attributes.
    // eslint-disable-next-line jsx-a11y/html-has-lang
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
