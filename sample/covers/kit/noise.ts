const lattice = (ix: number, iy: number, seed: number): number => {
  let h = Math.imul(ix, 374761393) + Math.imul(iy, 668265263) + Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Returns smooth value noise at (x, y), from -1 to 1; features are about one unit wide. */
export function noise(x: number, y: number, seed = 1): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const u = ease(x - ix);
  const v = ease(y - iy);
  const top = lattice(ix, iy, seed) * (1 - u) + lattice(ix + 1, iy, seed) * u;
  const low = lattice(ix, iy + 1, seed) * (1 - u) + lattice(ix + 1, iy + 1, seed) * u;
  return (top * (1 - v) + low * v) * 2 - 1;
}

/** Returns fractal noise at (x, y), about -1 to 1: octaves of noise, each half as large. */
export function fbm(x: number, y: number, seed = 1, octaves = 4): number {
  let sum = 0;
  let amp = 0.5;
  for (let i = 0; i < octaves; i++) {
    sum += amp * noise(x * 2 ** i, y * 2 ** i, seed + i);
    amp /= 2;
  }
  return sum;
}
