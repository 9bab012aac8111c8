import { install } from '../browser/debian';
import { epubcheckPackage, hasEpubcheck } from './epubcheck';

if (!hasEpubcheck()) install([epubcheckPackage]);
if (!hasEpubcheck()) {
  console.error(`Books to take along are not checked: Debian’s package ${epubcheckPackage} is missing.`);
  // Who tests for others has to have it.
  if (process.env['CI']) process.exit(1);
}
