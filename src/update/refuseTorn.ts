import { Refused } from '../content/read/refused';
import type { Torn } from './merge';

const whatHappened = ({ mine, kit, base }: Torn): string => {
  if (!mine) return base ? ', which you have deleted' : ', which has another name now';
  if (!kit) return base ? ', which is deleted there' : ', which has another name there';
  return '';
};

/** Throws Refused where files are torn, with what the author can do. */
export const refuseTorn = (torn: readonly Torn[], why: string, command = 'npm run update --'): void => {
  if (!torn.length) return;
  const files = torn.map((file) => `\n    ${file.path.replaceAll(/\p{Cc}/gu, '?')}${whatHappened(file)}`);
  throw new Refused(
    `${why}:${files.join('')}`,
    `Say whose lines stay where they meet. All other changes of both come together, and git has what goes:
    ${command} --keep mine    yours stay: what the kit does there is left out
    ${command} --keep kit     the kit's come: make your change anew afterwards`,
  );
};
