/** What the build has written, since no script has anything to do with it; nothing where it has written none. */
export const BuiltHtml = ({ html }: { readonly html: string | null | undefined }) =>
  html && <div dangerouslySetInnerHTML={{ __html: html }} />;
