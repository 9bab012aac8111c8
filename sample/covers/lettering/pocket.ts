import type { Lettering } from '../kit/cover';
import { pen } from '../kit/pen';
import { g } from '../kit/svg';
import { nth } from '../kit/list';
import { fit, setLine } from '../kit/type';

/** What is printed on a library's pocket, and what was stamped across it. */
export const pocketWords: Lettering = (page, { title, byline, tag = '', palette, face }) => {
  const x = page.w / 2;
  const first = fit(nth(title, 0), face, 1120);
  const stamped = { face: 'anton', tracking: 0.03 } as const;
  const size = fit(nth(title, 1), 'anton', 1060, 0.03);
  return g(
    {},
    setLine(nth(title, 0), { face, size: first }, { x, y: 1632 }, { fill: palette.type }),
    g(
      { transform: 'rotate(-4 800 1800)', opacity: 0.92 },
      setLine(nth(title, 1), { ...stamped, size }, { x, y: 1874 }, { fill: palette.accent }),
      pen('M218 1700H1382V1918H218Z', palette.accent, 13),
    ),
    setLine(byline, { face: 'caslonBold', size: 72 }, { x, y: 2120 }, { fill: palette.ink }),
    setLine(tag, { face: 'caslonItalic', size: 64 }, { x, y: 2220 }, { fill: palette.ink }),
  );
};
