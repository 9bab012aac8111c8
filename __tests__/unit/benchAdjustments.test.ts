import { readFileSync } from 'node:fs';
import { ofBuilds, ofDevelop, ofFirstView } from '../../bench/adjustmentTables';

test.each(Object.entries({ ...ofBuilds, ...ofFirstView, ...ofDevelop }))(
  'what is measured %s can be taken out',
  (_, { file, text }) => {
    expect(readFileSync(file, 'utf8')).toContain(text);
  },
);
