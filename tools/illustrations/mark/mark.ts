/** The mark: a coffin lid that is a pen's nib; its slit and breather hole are a candle and its flame. */
import sharp from 'sharp';
import { put } from '../press/deliver';

/** Lid and nib in one, the slit left open from the candle's foot to the point. */
const LID = 'M22 1H42L55 21C50.5 37.5 43.5 51 33 63L35 40H29L31 63C20.5 51 13.5 37.5 9 21Z';
/** The flame. */
const FLAME =
  'M33 6C35 13.5 42 18 42 25.5A10 10 0 0 1 22 25.5C22 21.4 25 19.4 27.4 16.4C29.8 13.4 32.4 10 33 6Z';

/** The mark for pages and browser tabs, light and dark. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <style>
    .ink { fill: #1b1714 }
    .ember { fill: #e8582c }
    @media (prefers-color-scheme: dark) {
      .ink { fill: #ece4d8 }
      .ember { fill: #e04e22 }
    }
  </style>
  <path class="ink" d="${LID}"/>
  <path class="ember" d="${FLAME}"/>
</svg>
`;

/** The icon for home screens: opaque to the edge, the mark well inside the safe circle. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
  <rect width="512" height="512" fill="#14110f"/>
  <g transform="translate(92.8 95) scale(5.1)">
    <path fill="#ece4d8" d="${LID}"/>
    <path fill="#d9532c" d="${FLAME}"/>
  </g>
</svg>`;

/** Writes the mark in its two forms. */
export async function makeMark(): Promise<void> {
  await put('data/logo.svg', logo);
  await put(
    'data/icon.png',
    await sharp(Buffer.from(icon)).flatten().png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
  console.log('data/logo.svg, data/icon.png');
}
