import { graphql } from 'gatsby';

interface PrintLinkProps {
  readonly file: Queries.PrintLinkFragment;
  /** The name of the downloaded file, without its extension. */
  readonly name: string;
  /** What the picture shows, for screen readers. */
  readonly of: string;
  readonly pixels: string | null;
  readonly size: string | null;
  readonly className?: string;
}

/** A link to a picture in print size. */
export function PrintLink({ file, name, of, pixels, size, className }: PrintLinkProps) {
  const address = file.publicURL ?? '';
  return (
    <a className={className} href={address} download={`${name}.${address.split('.').at(-1)}`}>
      <span className="visually-hidden">{of}: </span>
      {pixels} px, {size}
    </a>
  );
}

export const fragment = graphql`
  fragment PrintLink on File {
    publicURL
  }
`;
