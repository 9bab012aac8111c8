/** A sign of one line, beside the words that say the same. */
export function Sign({ path }: { readonly path: string }) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
