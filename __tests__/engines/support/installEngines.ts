import { install } from '../../../tools/browser/debian';
import { missing } from './findEngines';

install(missing());
if (missing().length) {
  console.error(`Tests are left out, for which Debian's packages are missing: ${missing().join(', ')}`);
  console.error(`To have them run: apt-get install ${missing().join(' ')}`);
  // Who tests for others has to have them.
  if (process.env['CI']) process.exit(1);
}
