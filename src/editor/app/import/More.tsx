/** So many are drawn; the report has all. */
export const mostDrawn = 500;

/** Says how many of so many are not drawn. */
export function More({ count }: { readonly count: number }) {
  if (count <= mostDrawn) return null;
  const more = (count - mostDrawn).toLocaleString('en');
  return <p>And {more} more, which stand in before-import/report.txt once it is in.</p>;
}
