import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedEntry } from '../content/write/addEntry';
import { beginContent, folderForBefore, ownerOf, starterFolder } from '../content/write/begin';
import { localIsoDate } from '../lib/localIsoDate';
import type { Answers } from '../content/model/fieldInfo';
import { makeGit } from '../git/git';
import { type Ask, askYesOrNo, fillIn, onTerminal, printRefusal } from './ask';
import { askUntilRight } from './askUntilRight';
import { askWhose, keepBeginning, nameInGit, perhapsOfTheKit, putKitAside } from './beginGit';
import { asksForHelp, flagsInWords, readFlags } from './flags';
import { siteFields, siteQuestions, toOff, toSettings } from './siteAnswers';

const intro = (before: string): string => `
This begins a site of your own. data/ moves into ${before}/, and so does sample/. A new data/ takes
its place: a few words for every page, a logo, an icon, and what you answer now. What was built of
the old one, public/, is removed. Nothing is touched before you have said yes to your answers, and
Ctrl+C leaves all as it is.
`;

const undo = (before: string, moved: readonly string[]): string => `
What was there lies in ${before}/: ${moved.map((name) => `${name}/`).join(', ')}. To undo: delete data/, and move these back here.`;

const next = `
Next:
  npm run check                     looks through the content for mistakes
  npm run edit                      opens the editor in a browser
  npm run new -- book "The Title"   adds your first book
`;

/** The switch that says whose the remote is from which the project was cloned. */
const ownOrigin = 'own-origin';

const help = `npm run begin

Begins a site of your own, and asks for what it must know. What a flag says it does not ask:

${flagsInWords(siteFields)}

With --yes it asks nothing, and says which flags are missing. What git knows as "origin" it takes
for the project of the kit then, unless you sent something there; --${ownOrigin} says that it is yours.
`;

const means =
  'With yes the new content takes the place of data/. With no you are asked again, and Enter keeps an answer.';

/** Throws RefusedEntry where content that is not the sample is not to be set aside. */
const agree = async (ask: Ask, owner: string | null): Promise<void> => {
  if (owner === null) return;
  const question = `data/ is not the sample, but the site of ${owner}. Set it aside all the same?`;
  if (!(await askYesOrNo(ask, question))) throw new RefusedEntry(['you answered no']);
};

/** The language and the region by which this machine writes days, like en-IE. */
const machineLanguage = (): string =>
  new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale).baseName;

/** What is to be begun. */
interface Asked {
  readonly answers: Answers;
  /** Where the project was fetched from, where that is the kit's own project; else null. */
  readonly kit: string | null;
}

const args = process.argv.slice(2);

/** Replaces the sample content by the starter's, asking for the constants that the command line does not say. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const today = localIsoDate(new Date());
  const names = siteFields.map(({ name }) => name);
  const { given, switches, words } = readFlags(args, names, ['yes', ownOrigin]);
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
  const git = makeGit(root);
  const questions = siteQuestions(given, policies, today);
  const fill = async (ask: Ask | null): Promise<Asked> => {
    const place = await perhapsOfTheKit(git);
    if (!ask) {
      const answers = await fillIn(questions, null);
      if (!isAgreed) throw new RefusedEntry(['--yes is missing: nobody is there to say yes to it']);
      return { answers, kit: switches.includes(ownOrigin) ? null : place };
    }
    console.log(intro(before));
    const author = await nameInGit(git);
    const kept = { language: machineLanguage(), ...(author && { author }) };
    const answers = await askUntilRight({ ...questions, kept }, ask, means);
    await agree(ask, await ownerOf(root));
    return { answers, kit: place !== null && !(await askWhose(ask, place)) ? place : null };
  };
  const { answers, kit } = isAgreed ? await fill(null) : await onTerminal(fill);
  const moved = await beginContent(root, toSettings(answers), before, today, toOff(answers));
  console.log(`\ndata/ is yours now.${moved.length ? undo(before, moved) : ''}`);
  if (kit !== null) console.log(`\n${await putKitAside(git, kit)}`);
  const kept = await keepBeginning(git, String(answers['author']));
  console.log(`${kept === null ? '' : `\n${kept}\n`}${next}`);
};

if (asksForHelp(args)) console.log(help);
else main().catch(printRefusal);
