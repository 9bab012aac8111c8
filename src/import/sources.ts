import { Refused } from '../content/read/refused';
import type { Input, Source } from './found';
import { blogger } from './readers/blogger';
import { feed } from './readers/feed';
import { ghost } from './readers/ghost';
import { markdown } from './readers/markdown';
import { onix } from './readers/onix';
import { spreadsheet } from './readers/spreadsheet';
import { substack } from './readers/substack';
import { wordpress } from './readers/wordpress';

/** From where an author can come. What fits several is taken by the first. */
export const sources: readonly Source[] = [
  wordpress,
  blogger,
  substack,
  ghost,
  onix,
  feed,
  spreadsheet,
  markdown,
];

/** The source that an input is of. Throws Refused where it is of none. */
export const sourceFor = (input: Input): Source => {
  const source = sources.find(({ fits }) => fits(input));
  if (source) return source;
  const names = sources.map(({ name }) => name).join(', ');
  throw new Refused(
    `${JSON.stringify(input.name)} is nothing that can be imported: known are ${names}. docs/moving.md says where you get a file of each`,
  );
};
