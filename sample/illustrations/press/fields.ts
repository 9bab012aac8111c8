/** Line fields: the courses an engraver's tool takes across a plate. */

/** Counts lines: neighbouring whole numbers are neighbouring cuts. */
export type Field = (x: number, y: number) => number;

/** Straight parallel cuts at an angle in degrees, `pitch` units apart. */
export function straight(angle: number, pitch: number): Field {
  const a = (angle * Math.PI) / 180;
  const nx = -Math.sin(a) / pitch;
  const ny = Math.cos(a) / pitch;
  return (x, y) => x * nx + y * ny;
}

/** Cuts that ring a point. */
export function rings(cx: number, cy: number, pitch: number, squash = 1): Field {
  return (x, y) => Math.hypot(x - cx, (y - cy) / squash) / pitch;
}

/** Cuts that run out from a point, `count` of them to the full turn. */
export function rays(cx: number, cy: number, count: number): Field {
  return (x, y) => (Math.atan2(y - cy, x - cx) / (2 * Math.PI)) * count;
}

/** Level cuts that roll like water or wind. */
export function waves(pitch: number, height: number, length: number, drift = 0): Field {
  return (x, y) => (y + height * Math.sin((x + y * drift) / length)) / pitch;
}

/** Cuts that bow around a vertical form, as hatching does around a cheek. */
export function bowed(cx: number, radius: number, pitch: number, slope = 0): Field {
  return (x, y) => (y + slope * (x - cx) + (x - cx) ** 2 / (2 * radius)) / pitch;
}

/** Cuts that wind into a point: `arms` of them, tightening by `twist`. */
export function spiral(cx: number, cy: number, arms: number, twist: number, squash = 1): Field {
  return (x, y) => {
    const dx = x - cx;
    const dy = (y - cy) / squash;
    const turn = Math.atan2(dy, dx) / (2 * Math.PI);
    return arms * (turn + twist * Math.log(Math.hypot(dx, dy) + 4));
  };
}
