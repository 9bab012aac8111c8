import type { CreateResolversArgs, Node } from 'gatsby';

type Resolve = (source: Node, args: object, context: object, info: object) => Promise<unknown>;

const known = new Map<string, Promise<unknown>>();

/** The data of a picture in these widths, as gatsby-plugin-sharp makes them, once for each content of its file. */
const imageData = (
  source: Node,
  args: object,
  context: object,
  info: { readonly originalResolver: Resolve },
): Promise<unknown> => {
  const key = JSON.stringify([source.id, source.internal.contentDigest, args]);
  const data = known.get(key) ?? info.originalResolver(source, args, context, info);
  known.set(key, data);
  return data;
};

/**
 * Has a picture that many pages show be prepared for one of them: each time gatsby-plugin-sharp would read the whole file
 * anew, once for each format, only to find that the work is done (docs/decisions/0018-build-time.md).
 */
export const rememberPictures = ({ createResolvers }: CreateResolversArgs): void => {
  // Gatsby types it as any function.
  const replace = createResolvers as (resolvers: object) => void;
  replace({ ImageSharp: { gatsbyImageData: { resolve: imageData } } });
};
