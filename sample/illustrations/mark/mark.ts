/** A mark in its two forms: for pages and browser tabs, and for home screens. */
import sharp from 'sharp';
import { put } from '../press/deliver';

/** A mark in two inks, on a field of 64 units. */
export interface Mark {
  /** The folder that gets logo.svg and icon.png. */
  folder: string;
  /** The outline of what is dark on light paper and light on dark. */
  ink: string;
  /** The outline of what glows. */
  ember: string;
  /** Where the mark stands on the icon of 512 units: well inside the safe circle. */
  onIcon: string;
}

/** The mark for pages and browser tabs, light and dark. */
const logo = ({ ink, ember }: Mark): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <style>
    .ink { fill: #1b1714 }
    .ember { fill: #e8582c }
    @media (prefers-color-scheme: dark) {
      .ink { fill: #ece4d8 }
      .ember { fill: #e04e22 }
    }
  </style>
  <path class="ink" d="${ink}"/>
  <path class="ember" d="${ember}"/>
</svg>
`;

/** The icon for home screens: opaque to the edge. */
const icon = ({
  ink,
  ember,
  onIcon,
}: Mark): string => `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
  <rect width="512" height="512" fill="#14110f"/>
  <g transform="${onIcon}">
    <path fill="#ece4d8" d="${ink}"/>
    <path fill="#d9532c" d="${ember}"/>
  </g>
</svg>`;

/** Writes a mark in its two forms. */
export async function makeMark(mark: Mark): Promise<void> {
  const { folder } = mark;
  await put(`${folder}/logo.svg`, logo(mark));
  await put(
    `${folder}/icon.png`,
    await sharp(Buffer.from(icon(mark)))
      .flatten()
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  );
  console.log(`${folder}/logo.svg, ${folder}/icon.png`);
}
