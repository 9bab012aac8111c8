import type { Page } from '../../kit/page';
import { clip, inside } from '../../kit/paint';
import { circle, g, n, path, rect } from '../../kit/svg';

/** The arched window of the Drowned Court: where the picture stands on the page, in units. */
export interface Arch {
  left: number;
  right: number;
  top: number;
  foot: number;
  shoulder: number;
}

/** Returns the arch for a page. */
export const archOf = (page: Page): Arch =>
  page.square
    ? { left: 130, right: 1470, top: 112, foot: 894, shoulder: 480 }
    : { left: 150, right: 1450, top: 130, foot: 1490, shoulder: 780 };

/** Returns the outline (path data) of an arch grown outward by some units. */
export function archPath({ left, right, top, foot, shoulder }: Arch, grow = 0): string {
  const [l, r, t, f] = [left - grow, right + grow, top - grow, foot + grow];
  const mid = (l + r) / 2;
  const bend = (shoulder - t) * 0.62;
  return `M${n(l)} ${n(f)}V${n(shoulder)}C${n(l)} ${n(shoulder - bend)} ${n(mid - (r - l) * 0.2)} ${n(t + bend * 0.12)} ${n(mid)} ${n(t)}C${n(mid + (r - l) * 0.2)} ${n(t + bend * 0.12)} ${n(r)} ${n(shoulder - bend)} ${n(r)} ${n(shoulder)}V${n(f)}Z`;
}

/** Returns a picture shown through the arch, with its ruled frame and the page behind it. */
export function framed(page: Page, arch: Arch, ground: string, rule: string, picture: string): string {
  const { w, h } = page;
  const coins = [arch.left + 40, arch.right - 40].map((x) =>
    g(
      {},
      circle(x, arch.top + 40, 62, { fill: 'none', stroke: rule, 'stroke-width': 5 }),
      circle(x, arch.top + 40, 48, { fill: 'none', stroke: rule, 'stroke-width': 2 }),
      path(`M${x - 30} ${arch.top + 60}l0 -40l16 18l14 -30l14 30l16 -18l0 40Z`, { fill: rule }),
    ),
  );
  return g(
    {},
    rect(0, 0, w, h, { fill: ground }),
    rect(44, 44, w - 88, h - 88, { fill: 'none', stroke: rule, 'stroke-width': 6 }),
    rect(62, 62, w - 124, h - 124, { fill: 'none', stroke: rule, 'stroke-width': 2 }),
    clip('arch', path(archPath(arch))),
    inside('arch', picture),
    path(archPath(arch), { fill: 'none', stroke: ground, 'stroke-width': 14 }),
    path(archPath(arch, 14), { fill: 'none', stroke: rule, 'stroke-width': 7 }),
    path(archPath(arch, 28), { fill: 'none', stroke: rule, 'stroke-width': 2 }),
    ...coins,
  );
}
