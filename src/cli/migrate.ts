import { migrateContent } from '../content/migrations/migrateContent';
import { migrations } from '../content/migrations/register';
import { Refused } from '../content/read/refused';
import { isVersion } from '../lib/version';
import { readFlags } from './flags';
import { printRefusal } from './terminal';

/** Brings content that was written for an older version of the kit up to the schema of this one, and says what it did. */
const main = async (): Promise<void> => {
  const { from = '' } = readFlags(process.argv.slice(2), ['from']).given;
  if (!isVersion(from))
    throw new Refused('--from must be the version for which the content was written, like 0.1.0');
  for (const { file, says } of await migrateContent(process.cwd(), from, migrations))
    console.log(`${file}: ${says.join('; ')}`);
};

main().catch(printRefusal('No entry has changed'));
