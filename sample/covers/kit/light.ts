import type { Page } from './page';
import { radial, type Stop } from './paint';
import { circle, g, path, poly, rect } from './svg';

/** Returns a soft round glow about (x, y); r in units, strength 0 to 1. */
export function glow(id: string, x: number, y: number, r: number, color: string, strength = 1): string {
  const stops: Stop[] = [
    [0, color, strength],
    [0.25, color, strength * 0.55],
    [0.6, color, strength * 0.16],
    [1, color, 0],
  ];
  return radial(id, x, y, r, stops) + circle(x, y, r, { fill: `url(#${id})` });
}

/** Returns a wedge of light from (x, y): angle and spread in degrees, 90 shining down. */
export function beam(
  id: string,
  x: number,
  y: number,
  length: number,
  angle: number,
  spread: number,
  color: string,
  strength = 0.6,
): string {
  const at = (degrees: number): [number, number] => {
    const t = (degrees * Math.PI) / 180;
    return [x + Math.cos(t) * length, y + Math.sin(t) * length];
  };
  return (
    radial(id, x, y, length, [
      [0, color, strength],
      [0.5, color, strength * 0.4],
      [1, color, 0],
    ]) + path(poly([[x, y], at(angle - spread / 2), at(angle + spread / 2)]), { fill: `url(#${id})` })
  );
}

/** Returns dark edges over the page; strength 0 to 1, (fx, fy) the bright middle as parts of the page. */
export function vignette(page: Page, strength = 0.5, color = '#000000', fx = 0.5, fy = 0.5): string {
  const r = Math.hypot(page.w, page.h) * 0.62;
  return (
    radial('vignette', page.w * fx, page.h * fy, r, [
      [0, color, 0],
      [0.5, color, 0],
      [1, color, strength],
    ]) + rect(0, 0, page.w, page.h, { fill: 'url(#vignette)' })
  );
}

/** Returns wedge-shaped rays around (x, y): count rays of the colour, out to radius r. */
export function rays(
  x: number,
  y: number,
  r: number,
  count: number,
  color: string,
  fill = 0.5,
  turn = 0,
): string {
  const step = (Math.PI * 2) / count;
  const wedges = Array.from({ length: count }, (_, i) => {
    const a = i * step + turn;
    const b = a + step * fill;
    return poly([
      [x, y],
      [x + r * Math.cos(a), y + r * Math.sin(a)],
      [x + r * Math.cos(b), y + r * Math.sin(b)],
    ]);
  });
  return g({ fill: color }, path(wedges.join('')));
}
