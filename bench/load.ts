import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { addRelease, publish } from '../src/release/releases';
import { servers } from '../tools/hosts/servers';
import { makeCatalogue } from './catalogue';
import { astroBuild, makeAstro } from './peer';
import { round, type Row } from './report';
import { remove, timed } from './run';

const seconds = 60;
const connections = 64;
const port = 9361;

const missing = 'nginx or wrk is missing: apt-get install nginx libnginx-mod-http-brotli-static wrk';

/** What is asked for: files of a kind, whole or in parts. */
interface Asked {
  readonly what: string;
  readonly ends: readonly string[];
  readonly isRanged?: boolean;
}

const html: Asked = { what: 'pages', ends: ['.html'] };
const pictures: Asked = { what: 'pictures', ends: ['.avif', '.webp', '.jpg'] };
const ranges: Asked = { what: 'parts of sounds, 64 KiB each', ends: ['.mp3'], isRanged: true };

/** The paths of a site by which a browser would ask for its files. */
const pathsIn = async (release: string, { ends }: Asked): Promise<string[]> => {
  const folder = join(release, 'public');
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && ends.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .map((path) => encodeURI(path.replace(/(?<=\/)index\.html$/, '')))
    .filter((path) => !path.endsWith('/404.html'));
};

/** Has wrk ask nginx for a minute. What was no answer, or another than asked for, is an error. */
const ask = async (release: string, asked: Asked, scratch: string): Promise<Omit<Row, 'what'>> => {
  const list = join(scratch, 'paths.txt');
  const paths = await pathsIn(release, asked);
  if (!paths.length) throw new Error(`there are no ${asked.what} in ${release}`);
  await writeFile(list, `${paths.join('\n')}\n`);
  const nginx = await servers['nginx']?.({ release, port });
  if (!nginx) throw new Error(missing);
  try {
    const script = join(import.meta.dirname, 'load.lua');
    const how = ['-t2', `-c${connections}`, `-d${seconds}s`, '--timeout', '5s', '-s', script, nginx.origin];
    const { output } = await timed('wrk', [...how, '--', list, asked.isRanged ? 'ranged' : 'whole'], scratch);
    const [requests = 0, microseconds = 1, p99 = 0, errors = 0, bytes = 0] =
      /^RESULT (.*)$/m.exec(output)?.[1]?.split(' ').map(Number) ?? [];
    return {
      files: paths.length,
      'requests a second': round(requests / (microseconds / 1e6)),
      'p99, ms': round(p99 / 1000, 1),
      'MB a second': round(bytes / microseconds),
      errors,
    };
  } finally {
    await nginx.stop();
  }
};

/** What Astro builds of the same number of books, as a release like ours, behind the same server. */
const releaseOfPeer = async (root: string, scratch: string): Promise<string> => {
  const catalogue = join(scratch, 'catalogue-33');
  const peer = join(scratch, 'astro-33');
  await makeCatalogue(root, catalogue, 33);
  await makeAstro(root, catalogue, peer);
  await astroBuild(peer, '');
  await remove(peer, ['public', 'hosting']);
  await cp(join(peer, 'dist'), join(peer, 'public'), { recursive: true });
  await cp(join(root, 'hosting'), join(peer, 'hosting'), { recursive: true });
  return join(peer, 'releases', await addRelease(peer, join(peer, 'releases'), new Date()));
};

/** nginx with the built site, beside the same nginx with the peer's, and while one release follows the other. */
export async function* load(root: string, scratch: string): AsyncGenerator<Row> {
  // It prints its version, and ends with 1 all the same.
  if (spawnSync('wrk', ['-v']).error || !servers['nginx']) throw new Error(missing);
  await mkdir(scratch, { recursive: true });
  const folder = join(scratch, 'releases');
  await remove(scratch, ['releases']);
  const releases = [await addRelease(root, folder, new Date(0)), await addRelease(root, folder, new Date())];
  const own = join(folder, releases[0] ?? '');
  const peer = await releaseOfPeer(root, scratch);
  for (const asked of [html, pictures]) {
    yield { what: `${asked.what}, the site`, ...(await ask(own, asked, scratch)) };
    yield { what: `${asked.what}, Astro’s`, ...(await ask(peer, asked, scratch)) };
  }
  yield { what: ranges.what, ...(await ask(own, ranges, scratch)) };

  await publish(folder, releases[0] ?? '');
  let switches = 0;
  const timer = setInterval(() => {
    switches += 1;
    void publish(folder, releases[switches % 2] ?? '');
  }, 1000);
  try {
    const figures = await ask(join(folder, 'current'), html, scratch);
    yield { what: `pages, while ${switches} releases follow each other`, ...figures };
  } finally {
    clearInterval(timer);
  }
}
