/** One of those who live in the wood. */
import { GLOW } from '../../drawing/palette';
import { bend, fill, gouge, line, pts, smooth } from '../../drawing/shapes';

/** One spirit: mask of bark with two lit eyes, a leaf-hung body, legs like saplings, antlers like boughs. */
export function spirit(x: number, y: number, size: number, tone: string, turn = 1): string {
  const s = size / 400;
  const legs = line(
    tone,
    15,
    'M-62 -190C-74 -130 -50 -90 -64 0M-34 -180C-40 -120 -18 -70 -34 0M44 -184C40 -120 64 -80 50 0M74 -196C84 -140 72 -80 86 0',
  );
  const body = fill(
    tone,
    smooth(
      pts('-92,-206 -84,-250 -20,-266 50,-262 92,-288 112,-262 104,-206 70,-176 10,-182 -60,-168'),
      true,
    ),
  );
  const moss = Array.from({ length: 15 }, (_, i) =>
    gouge(
      bend([-88 + i * 13, -200], [-92 + i * 13, -170], [-86 + i * 13, -146 + ((i * 37) % 30)], 4),
      13,
      0.2,
    ),
  ).join('');
  const neck = line(tone, 34, 'M84 -250C104 -290 110 -320 122 -344');
  const mask = fill(
    tone,
    'M96 -372C104 -398 150 -402 164 -378C176 -352 160 -300 142 -268C130 -272 92 -340 96 -372Z',
  );
  const antlers = line(
    tone,
    9,
    'M112 -384C96 -420 60 -432 52 -476M92 -418C70 -420 50 -414 34 -426M64 -440C60 -456 70 -474 82 -486M148 -386C160 -424 196 -432 204 -478M164 -420C186 -420 204 -412 222 -424M194 -442C198 -458 186 -474 176 -488',
  );
  const eyes = fill(GLOW, 'M108 -356L126 -346L110 -338ZM156 -356L140 -346L152 -338Z');
  return `<g transform="translate(${x} ${y}) scale(${s * turn} ${s})">${legs}${body}${fill(tone, moss)}${neck}${mask}${antlers}${eyes}</g>`;
}
