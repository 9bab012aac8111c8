import type { CreateResolversArgs } from 'gatsby';
import { published } from './printPicture';

interface File {
  readonly absolutePath: string;
}

type Resolve = (
  file: File,
  args: object,
  context: object,
  info: { readonly originalResolver: Resolve },
) => Promise<string>;

/** Has the address of a picture's file lead to what is published of it: Gatsby would publish the file itself. */
export const publishPictures = ({ createResolvers, pathPrefix }: CreateResolversArgs): void => {
  const publicURL: Resolve = async (file, args, context, info) => {
    const { path } = await published(file.absolutePath);
    return path === null ? info.originalResolver(file, args, context, info) : pathPrefix + path;
  };
  // Gatsby types it as any function.
  const replace = createResolvers as (resolvers: object) => void;
  replace({ File: { publicURL: { resolve: publicURL } } });
};
