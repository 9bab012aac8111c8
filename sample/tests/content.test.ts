/** @jest-environment node */
import { ownerOf } from '../../src/content/write/begin';
import { testContent } from '../../__tests__/support/testContent';

testContent(() => Promise.resolve(process.cwd()));

test('the sample is known by its author as what npm run begin may set aside without a second question', async () => {
  expect(await ownerOf(process.cwd())).toBeNull();
});
