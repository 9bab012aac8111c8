import type { PictureFile } from '../../src/components/Picture';

/** A picture file as a query would return it. */
export const pictureFile: PictureFile = {
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained',
      width: 240,
      height: 360,
      images: {
        sources: [{ type: 'image/avif', srcSet: '/a.avif 240w', sizes: '' }],
        fallback: { src: '/a.jpg', srcSet: '/a.jpg 240w', sizes: '' },
      },
    },
  },
};
