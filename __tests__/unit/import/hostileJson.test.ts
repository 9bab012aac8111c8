import { ghost } from '../../../src/import/readers/ghost';
import { allOf, kindOf } from '../../support/import/allOf';
import { inputOf } from '../../support/import/inputOf';

const file = 'ina.ghost.json';

test.each([
  ['{"db":[', 'ina.ghost.json: is not whole JSON: export it again'],
  [
    '{"db":[]}',
    'ina.ghost.json: has more than 200 MB, which is more than can be read at once: export it in parts',
    250e6,
  ],
])('%s is refused where it cannot be read', async (text, message, size = text.length) => {
  const { files, name } = inputOf({ [file]: text });
  const input = { name, files: files.map((each) => ({ ...each, size })) };
  await expect(allOf(ghost, input)).rejects.toThrow(message);
});

test.each([
  '{"db":[{"data":{"posts":"none","tags":[null,7,{"name":{"__proto__":{}}}],"posts_tags":[{"post_id":"__proto__"}]}}]}',
  '{"db":[{"__proto__":{"data":{"posts":[{"id":"1"}]}}}]}',
  `{"db":[{"data":{"posts":[],"deep":${'['.repeat(50_000)}${']'.repeat(50_000)}}}]}`,
])('of odd tables nothing comes', async (text) => {
  expect(kindOf(await allOf(ghost, inputOf({ [file]: text })), 'entry')).toEqual([]);
  expect(({} as Record<string, unknown>).data).toBeUndefined();
});
