import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedEntry } from '../content/write/addEntry';
import { beginContent, folderForBefore, ownerOf, starterFolder } from '../content/write/begin';
import { localIsoDate } from '../lib/localIsoDate';
import type { Answers } from '../content/model/fieldInfo';
import { type Ask, askYesOrNo, fillIn, onTerminal, printRefusal } from './ask';
import { asksForHelp, flagsInWords, readFlags } from './flags';
import { siteFields, siteQuestions, toOff, toSettings } from './siteAnswers';

const intro = (before: string): string => `
This begins a site of your own. data/ moves into ${before}/, and so does sample/. A new data/ takes
its place: a few words for every page, a logo, an icon, and what you answer now. What was built of
the old one, public/, is removed. Nothing is touched before the last answer, and Ctrl+C leaves all
as it is.
`;

const undo = (before: string, moved: readonly string[]): string => `
What was there lies in ${before}/: ${moved.map((name) => `${name}/`).join(', ')}. To undo: delete data/, and move these back here.`;

const next = `
Next:
  npm run check                     looks through the content for mistakes
  npm run edit                      opens the editor in a browser
  npm run new -- book "The Title"   adds your first book
`;

const help = `npm run begin

Begins a site of your own, and asks for what it must know. What a flag says it does not ask:

${flagsInWords(siteFields)}

With --yes it asks nothing, and says which flags are missing.
`;

const question = 'Put the new content in the place of data/?';

/** Throws RefusedEntry where the author has second thoughts; of content that is not the sample they are asked for these. */
const agree = async (ask: Ask, owner: string | null): Promise<void> => {
  const second = `data/ is not the sample, but the site of ${owner}. Set it aside all the same?`;
  for (const one of owner === null ? [question] : [question, second]) {
    if (!(await askYesOrNo(ask, one))) throw new RefusedEntry(['you answered no']);
  }
};

const args = process.argv.slice(2);

/** Replaces the sample content by the starter's, asking for the constants that the command line does not say. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const today = localIsoDate(new Date());
  const names = siteFields.map(({ name }) => name);
  const { given, switches, words } = readFlags(args, names, ['yes']);
  if (words.length) {
    throw new RefusedEntry([
      `${JSON.stringify(words[0])} belongs to no flag: put what follows a flag in quotes`,
    ]);
  }
  const isAgreed = switches.includes('yes');
  const policies = await readdir(join(root, starterFolder, 'policies')).catch(() => {
    throw new RefusedEntry([`${starterFolder}/ is missing, with which a site begins`]);
  });
  const before = await folderForBefore(root, today);
  const questions = siteQuestions(given, policies, today);
  const fill = async (ask: Ask | null): Promise<Answers> => {
    if (ask) console.log(intro(before));
    const answers = await fillIn(questions, ask);
    if (ask) await agree(ask, await ownerOf(root));
    else if (!isAgreed) throw new RefusedEntry(['--yes is missing: nobody is there to say yes to it']);
    return answers;
  };
  const answers = isAgreed ? await fill(null) : await onTerminal(fill);
  const moved = await beginContent(root, toSettings(answers), before, today, toOff(answers));
  console.log(`\ndata/ is yours now.${moved.length ? undo(before, moved) : ''}\n${next}`);
};

if (asksForHelp(args)) console.log(help);
else main().catch(printRefusal);
