import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from '../content/read/refused';
import { makeGit } from '../git/git';
import { finish } from '../update/afterwards';
import { newsBetween } from '../update/changelog';
import { goBack } from '../update/goBack';
import { fetchVersions } from '../update/kitVersions';
import { refuseUnready } from '../update/project';
import { reportOf } from '../update/report';
import type { Side } from '../update/merge';
import { told } from '../update/told';
import { ownVersion, updateCode } from '../update/update';
import { asksForHelp, readFlags } from './flags';
import { makeNpm } from './npm';
import { printRefusal } from './terminal';

const help = `npm run update

Takes the newest version of the kit. Your content, data/ and static/, and your own changes of the code stay.

  --from   the address of the kit, where git does not know it yet
  --keep   mine or kit: whose lines stay where you and the kit have changed the same
  --back   takes the last update back
`;

const sideNamed = (word: string | undefined): Side | null => {
  if (word === undefined || word === 'mine' || word === 'kit') return word ?? null;
  throw new Refused(`--keep must be mine or kit, got ${JSON.stringify(word)}`);
};

const args = process.argv.slice(2);

/** Takes the kit's newest version, or with `--back` takes the last update back. Ends with code 1 where it is not ready then. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const git = makeGit(root);
  const { given, switches, words } = readFlags(args, ['from', 'keep'], ['back']);
  if (words.length) throw new Refused(`${JSON.stringify(words[0])} belongs to no flag`);
  const keep = sideNamed(given['keep']);
  const isBack = switches.includes('back');
  await refuseUnready(git);
  const before = (await told(git, ['rev-parse', 'HEAD'])).trim();
  if (!isBack) {
    console.log('Looking for a newer version of the kit …');
    await fetchVersions(git, given['from']);
  }
  const exchanged = await (isBack ? goBack : updateCode)(git, keep);
  if (!exchanged) {
    console.log(`\nThere is none: this is version ${await ownVersion(git)}, the newest.`);
    return;
  }
  const { from, to } = exchanged;
  console.log(
    `\nThe code of version ${to} has taken the place of version ${from}. What belongs to it comes next …\n`,
  );
  const failed = await finish(git, makeNpm(root), before, exchanged, isBack);
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8').catch(() => '');
  const report = reportOf(exchanged, newsBetween(changelog, from, to), { keep, isBack, failed });
  if (failed !== null) process.exitCode = 1;
  (failed === null ? console.log : console.error)(`\n${report}`);
};

if (asksForHelp(args)) console.log(help);
else main().catch(printRefusal('Nothing has changed'));
