import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../content/model/collections';
import type { Answers } from '../content/model/fieldInfo';
import { Refused } from '../content/read/refused';
import { beginContent, folderForBefore, sampleFolder } from '../content/write/begin';
import { starterFolder } from '../content/write/starter';
import { makeGit } from '../git/git';
import { localIsoDate } from '../lib/localIsoDate';
import { askUntilRight, fillIn } from './ask';
import { askWhose, keepBeginning, nameInGit, perhapsOfTheKit, putKitAside } from './beginGit';
import { asksForHelp, flagsInWords, readFlags } from './flags';
import { siteFields, siteQuestions, toOff, toSettings } from './siteAnswers';
import { type Ask, askYesOrNo, onTerminal, printRefusal } from './terminal';

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

/** The language and the region by which this machine writes days, like en-IE. */
const machineLanguage = (): string =>
  new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale).baseName;

const args = process.argv.slice(2);

/** Replaces the sample content by the starter's, asking for the constants that the command line does not say. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const today = localIsoDate(new Date());
  const names = siteFields.map(({ name }) => name);
  const { given, switches, words } = readFlags(args, names, ['yes', ownOrigin]);
  if (words.length)
    throw new Refused(`${JSON.stringify(words[0])} belongs to no flag: put what follows a flag in quotes`);
  const policies = await readdir(join(root, starterFolder, 'policies')).catch(() => {
    throw new Refused(`${starterFolder}/ is missing, with which a site begins`);
  });
  const before = await folderForBefore(root, today);
  const git = makeGit(root);
  const questions = siteQuestions(given, policies, today);
  const place = await perhapsOfTheKit(git);
  /** Resolves with the answers, and whether the place from which the project was fetched is the author's own. */
  const fill = async (ask: Ask | null): Promise<readonly [Answers, boolean]> => {
    if (!ask) {
      const answers = await fillIn(questions, null);
      if (!switches.includes('yes')) throw new Refused('--yes is missing: nobody is there to say yes to it');
      return [answers, switches.includes(ownOrigin)];
    }
    console.log(intro(before));
    const author = await nameInGit(git);
    const kept = { language: machineLanguage(), ...(author && { author }) };
    const isOwn = existsSync(join(root, contentFolder)) && !existsSync(join(root, sampleFolder));
    if (isOwn && !(await askYesOrNo(ask, 'data/ is not the sample. Set it aside all the same?')))
      throw new Refused('you answered no');
    const isOwnPlace = place !== null && (await askWhose(ask, place));
    // The yes to these is the last: it begins the site.
    return [await askUntilRight({ ...questions, kept }, ask, means), isOwnPlace];
  };
  const [answers, isOwnPlace] = switches.includes('yes') ? await fill(null) : await onTerminal(fill);
  const moved = await beginContent(root, toSettings(answers), before, today, toOff(answers));
  console.log(`\ndata/ is yours now.${moved.length ? undo(before, moved) : ''}`);
  if (place !== null && !isOwnPlace) console.log(`\n${await putKitAside(git, place)}`);
  const kept = await keepBeginning(git, String(answers['author']));
  console.log(`${kept === null ? '' : `\n${kept}\n`}${next}`);
};

if (asksForHelp(args)) console.log(help);
else main().catch(printRefusal('Nothing was written'));
