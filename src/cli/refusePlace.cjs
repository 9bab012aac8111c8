/*
 * Comes before `npm run build`, `develop` and `edit`: Gatsby and what it builds with take some signs in the path of a
 * project for patterns, queries and quotes, and fail by obscure errors or never end. It is plain JavaScript of the older
 * kind, since what translates the rest, and Node's `import`, may stumble over the path as well.
 */
const root = process.cwd();

/** Windows begins with the letter of a disk, and has the backslash between folders. */
const names = process.platform === 'win32' ? root.slice(2).replaceAll('\\', '') : root;

const sign = /['%#!([{*?|:\\]/.exec(names)?.[0];

if (sign) {
  console.error(`\nThe site can't be built in ${root}: name the folders without ${sign}\n`);
  process.exitCode = 1;
}
