import { gatsbyModule } from './gatsbyInternals';
import { missing } from './missing';

/** The size of a picture as its file has it; from 5 on, its orientation says that it is shown turned by a quarter. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly orientation?: number;
}

const asShown = <Known extends Size>(size: Known): Known =>
  (size.orientation ?? 1) < 5 ? size : { ...size, width: size.height, height: size.width, orientation: 1 };

/**
 * Has gatsby-plugin-sharp reckon with pictures as they are shown. It turns what a phone held upright has marked so, but asks
 * for its size as it lies in the file: every such picture would be cut to a landscape.
 */
export const turnPictures = (root: string): void => {
  const plugin = gatsbyModule(root, 'index.js', 'gatsby-plugin-sharp') as {
    getImageSizeAsync?: (file: unknown) => Promise<Size>;
  };
  const sizeOf = plugin.getImageSizeAsync;
  if (!sizeOf) throw missing('gatsby-plugin-sharp’s getImageSizeAsync()', 'turnPictures.ts');
  plugin.getImageSizeAsync = async (file) => asShown(await sizeOf(file));
};
