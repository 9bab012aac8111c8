/** @jest-environment node */
import { testContent } from '../../__tests__/support/testContent';

testContent(() => Promise.resolve(process.cwd()));
