import { graphql } from 'gatsby';

interface PrintLinkProps {
  readonly file: Queries.PrintLinkFragment;
  /** What the file is called once it is downloaded, without its ending. */
  readonly name: string;
  /** What is in it, for those who hear the link. */
  readonly of: string;
  readonly pixels: string | null;
  readonly size: string | null;
  readonly className?: string | undefined;
}

/** A link to a picture in the size of print. */
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
