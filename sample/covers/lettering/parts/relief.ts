import { g } from '../../kit/svg';
import { type Setting, type Spot, setLine } from '../../kit/type';

/** Colours of raised type: its face, its side, and how far the side goes right and down, in units. */
export interface Raised {
  face: string;
  side: string;
  dx: number;
  dy: number;
  /** Width of a rim of the side's colour round the face; none if left out. */
  rim?: number;
}

/** Returns a line of type that stands up from the page, its side drawn solid. */
export function relief(text: string, setting: Setting, spot: Spot, raised: Raised): string {
  const { face, side, dx, dy, rim = 0 } = raised;
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / 5));
  const edge = rim ? { stroke: side, 'stroke-width': rim, 'stroke-linejoin': 'round' } : {};
  const below = Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps;
    return setLine(
      text,
      setting,
      { ...spot, x: spot.x + dx * t, y: spot.y + dy * t },
      { fill: side, ...edge },
    );
  });
  return g(
    {},
    ...below.reverse(),
    rim ? setLine(text, setting, spot, { fill: side, ...edge }) : '',
    setLine(text, setting, spot, { fill: face }),
  );
}
