import { nameIn } from '../../lib/text';
import type { Fields } from '../../content/write/formatEntry';
import { wholeText } from '../decoded';
import type { Input } from '../found';
import { objectIn, textIn } from '../json';
import { originOf } from '../oldAddress';
import { readSafely, readToml, readYaml } from './frontMatter';

const isSettings = /^(_config\.ya?ml|(hugo|config)\.(ya?ml|toml))$/;

/**
 * Reads what the settings of Jekyll or Hugo, at the top of what was given, say of the site and of its addresses; without any,
 * nothing is said.
 */
export const siteSettings = async ({ files }: Input, around: string) => {
  const file = files.find(({ path }) => isSettings.test(path.slice(around.length)));
  const text = file && file.size < 1_000_000 ? await wholeText(file) : '';
  const isToml = file?.path.endsWith('.toml') ?? false;
  const fields: Fields = readSafely(isToml ? readToml : readYaml, text).fields;
  const origin = originOf(textIn(fields.url) || textIn(fields.baseURL) || textIn(fields.baseurl));
  return {
    origins: origin ? [origin] : [],
    isJekyll:
      (file !== undefined && nameIn(file.path).startsWith('_config')) ||
      files.some(({ path }) => /(^|\/)_posts\//.test(path)),
    permalink: textIn(fields.permalink),
    sections: new Map(
      Object.entries({ ...objectIn(fields.permalinks), ...objectIn(objectIn(fields.permalinks).page) })
        .map(([section, pattern]) => [section, textIn(pattern)] as const)
        .filter(([, pattern]) => pattern),
    ),
  };
};
