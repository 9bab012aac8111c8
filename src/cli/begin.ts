import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedEntry } from '../content/write/addEntry';
import { beginContent, folderForBefore, starterFolder } from '../content/write/begin';
import { localIsoDate } from '../lib/clock';
import type { Answers } from '../content/model/fieldInfo';
import { type Ask, fillIn, onTerminal, printRefusal } from './ask';
import { readFlags } from './flags';
import { siteFields, siteQuestions, toOff, toSettings } from './siteAnswers';

const intro = (before: string): string => `
This begins a site of your own. data/ moves into ${before}/, and so does sample/. A new data/ takes
its place: a few words for every page, a logo, an icon, and what you answer now. Nothing is touched
before the last answer, and Ctrl+C leaves all as it is.
`;

const undo = (before: string, moved: readonly string[]): string => `
What was there lies in ${before}/: ${moved.map((name) => `${name}/`).join(', ')}. To undo: delete data/, and move these back here.`;

const next = `
Next:
  npm run check                     looks through the content for mistakes
  npm run edit                      opens the editor in a browser
  npm run new -- book "The Title"   adds your first book
`;

const agree = async (ask: Ask): Promise<void> => {
  for (;;) {
    const answer = (await ask('Put the new content in the place of data/? (yes or no): ')).trim();
    if (answer === 'yes') return;
    if (answer === 'no') throw new RefusedEntry(['you answered no']);
  }
};

/** Replaces the sample content by the starter's, asking for the constants that the command line does not say. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const today = localIsoDate(new Date());
  const names = siteFields.map(({ name }) => name);
  const { given, switches, words } = readFlags(process.argv.slice(2), names, ['yes']);
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
    if (ask) await agree(ask);
    else if (!isAgreed) throw new RefusedEntry(['--yes is missing: nobody is there to say yes to it']);
    return answers;
  };
  const answers = isAgreed ? await fill(null) : await onTerminal(fill);
  const moved = await beginContent(root, toSettings(answers), before, today, toOff(answers));
  console.log(`\ndata/ is yours now.${moved.length ? undo(before, moved) : ''}\n${next}`);
};

main().catch(printRefusal);
