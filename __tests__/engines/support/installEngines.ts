import { installForTests } from '../../../tools/browser/debian';
import { missing } from './findEngines';

installForTests(missing);
