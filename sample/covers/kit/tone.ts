import sharp from 'sharp';
import type { Page } from './page';

/** Returns the brightness at a place of the page: 0 black to 1 white. */
export type Tone = (x: number, y: number) => number;

/** Returns the brightness of a drawing (pieces of SVG for this page), sampled every few units. */
export async function tone(page: Page, drawing: string, step = 4): Promise<Tone> {
  const cols = Math.round(page.w / step);
  const rows = Math.round(page.h / step);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cols}" height="${rows}" viewBox="0 0 ${page.w} ${page.h}">${drawing}</svg>`;
  const data = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  return (x, y) => {
    const fx = Math.max(0, Math.min(cols - 1.001, x / step - 0.5));
    const fy = Math.max(0, Math.min(rows - 1.001, y / step - 0.5));
    const [ix, iy] = [Math.floor(fx), Math.floor(fy)];
    const [u, v] = [fx - ix, fy - iy];
    const at = (cx: number, cy: number): number => (data[cy * cols + cx] ?? 0) / 255;
    const top = at(ix, iy) * (1 - u) + at(ix + 1, iy) * u;
    const low = at(ix, iy + 1) * (1 - u) + at(ix + 1, iy + 1) * u;
    return top * (1 - v) + low * v;
  };
}
