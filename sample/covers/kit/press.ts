import { fbm, noise } from './noise';

/** How a drawing is printed. All are off (0) if left out. */
export interface Press {
  /** How far edges wander, in pixels, as hand-cut ones do. */
  wobble?: number;
  /** Size of the wandering in pixels; 40 if left out. */
  wobbleSize?: number;
  /** Strength of the fine paper grain, 0 to 1. */
  grain?: number;
  /** Strength of large uneven patches in the ink, 0 to 1. */
  patches?: number;
  /** Part of the dark ink that is worn off in specks, 0 to 1. */
  wear?: number;
}

/** An RGB picture: three bytes a pixel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Returns the picture with its edges wandering, as if cut by hand. */
export function wobbled({ data, width, height }: Pixels, depth: number, size = 40): Pixels {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sx = Math.max(0, Math.min(width - 1.01, x + depth * noise(x / size, y / size, 3)));
      const sy = Math.max(0, Math.min(height - 1.01, y + depth * noise(x / size, y / size, 8)));
      const [ix, iy] = [Math.floor(sx), Math.floor(sy)];
      const [u, v] = [sx - ix, sy - iy];
      const a = (iy * width + ix) * 3;
      const b = iy + 1 < height ? a + width * 3 : a;
      for (let c = 0; c < 3; c++) {
        const top = (data[a + c] ?? 0) * (1 - u) + (data[a + 3 + c] ?? 0) * u;
        const low = (data[b + c] ?? 0) * (1 - u) + (data[b + 3 + c] ?? 0) * u;
        out[(y * width + x) * 3 + c] = top * (1 - v) + low * v;
      }
    }
  }
  return { data: out, width, height };
}

/** Changes the picture in place: adds grain, patches and wear. */
export function inked({ data, width, height }: Pixels, { grain = 0, patches = 0, wear = 0 }: Press): void {
  if (!grain && !patches && !wear) return;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const fine = noise(x / 1.6, y / 1.6, 21) * 0.7 + noise(x / 3.7, y / 3.7, 22) * 0.5;
      const broad = patches ? fbm(x / 190, y / 190, 31, 3) * patches * 0.35 : 0;
      const speck = wear && noise(x / 5, y / 5, 41) + noise(x / 60, y / 60, 42) * 0.6 > 1.25 - wear ? 26 : 0;
      for (let c = 0; c < 3; c++) {
        const value = data[i + c] ?? 0;
        const room = 0.25 + 0.75 * (1 - Math.abs(value / 127.5 - 1));
        data[i + c] = Math.max(0, Math.min(255, value + fine * grain * 90 * room + value * broad + speck));
      }
    }
  }
}
