import type { Input, Source } from '../import/found';
import { targetOf } from '../import/catalogue/mapColumns';
import { countOf } from '../lib/text';
import { makeSpreadsheet, spreadsheet, unknownColumns } from '../import/readers/spreadsheet';
import type { Ask } from './terminal';

/** Asks what the columns of a table are that are not known by their names. Resolves with the source that knows; others stay. */
export const askColumns = async (ask: Ask, input: Input, source: Source): Promise<Source> => {
  if (source !== spreadsheet) return source;
  const mapping: Record<string, string> = {};
  for (const { header, rows, suggestion } of await unknownColumns(input)) {
    const hint = `Enter${suggestion ? ` for ${suggestion}, - ` : ' '}to leave it out`;
    const question = `Column ${JSON.stringify(header)}, in ${countOf(rows, 'row')}: what is it, like ISBN or Publisher (${hint}): `;
    let answer = (await ask(question)).trim() || suggestion || '-';
    while (answer !== '-' && !targetOf(answer))
      answer =
        (await ask(`  no column is known as ${JSON.stringify(answer)}\n${question}`)).trim() ||
        suggestion ||
        '-';
    mapping[header] = answer === '-' ? '' : answer;
  }
  return makeSpreadsheet(mapping);
};
