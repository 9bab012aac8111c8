/** The roofs of a city. */
import { poly } from '../../drawing/shapes';
import { between, random } from '../../press/noise';

/** A skyline: blocks of uneven height with water tanks and aerials. */
export function skyline(
  seed: number,
  base: number,
  low: number,
  high: number,
  wide: number,
): { walls: string; lights: string; sides: string } {
  const next = between(random(seed));
  let walls = '';
  let lights = '';
  let sides = '';
  for (let x = -20; x < 1300;) {
    const w = next(wide * 0.6, wide * 1.3);
    const top = base - next(low, high);
    walls += poly([
      [x, 760],
      [x, top],
      [x + w, top],
      [x + w, 760],
    ]);
    sides += poly([
      [x + w * 0.62, 760],
      [x + w * 0.62, top],
      [x + w, top],
      [x + w, 760],
    ]);
    const roof = next(0, 3);
    if (roof < 1)
      walls += poly([
        [x + w * 0.3, top - 34],
        [x + w * 0.46, top - 46],
        [x + w * 0.62, top - 34],
        [x + w * 0.6, top],
        [x + w * 0.56, top],
        [x + w * 0.55, top - 10],
        [x + w * 0.37, top - 10],
        [x + w * 0.36, top],
        [x + w * 0.32, top],
      ]);
    else if (roof < 2) walls += `M${x + w * 0.5} ${top}V${top - 70}h4V${top}Z`;
    for (let y = top + 20; y < 690; y += 34)
      for (let wx = x + 12; wx < x + w - 18; wx += 26)
        if (next(0, 1) < 0.34) lights += `M${wx} ${y}h12v17h-12Z`;
    x += w + next(-4, 6);
  }
  return { walls, lights, sides };
}
