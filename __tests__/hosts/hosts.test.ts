import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { caching, securityHeaders } from '../../src/hosting/securityHeaders';
import { publish, releasesIn } from '../../src/release/releases';
import { freePort } from '../support/freePort';
import { fixtureFolder } from '../support/project';
import { type RunningServer, servers } from '../../tools/hosts/servers';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks as a browser does, and follows nothing. */
const ask = (origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(origin + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

const publicFolder = join(fixtureFolder, 'public');

const notedStory = '/blog/a-noted-story/';

const someFile = (pattern: RegExp): string => {
  const files = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' });
  const found = files.find((name) => pattern.test(`/${name}`));
  if (!found) throw new Error(`no file like ${pattern.source}`);
  return `/${found}`;
};

/** All that the build has written and visitors get, as paths in the site: a page by its address. */
const builtFiles = (): string[] =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length))
    .filter((path) => !/\/[._]/.test(path))
    .map((path) => path.replace(/\/index\.html$/, '/'));

/** How long a file may be kept: digests are the only names here with so many hexadecimal digits in a row, wherever they stand. */
const cachingOf = (path: string): string => (/[0-9a-f]{16}/.test(path) ? caching.hashed : caching.others);

/** What `_headers` says of the caching of a file, read as Netlify and Cloudflare do. */
const cachingInHeaders = (text: string, path: string): string[] =>
  text.split(/\n(?=\S)/).flatMap((rule) => {
    const [pattern = '', ...lines] = rule.split('\n');
    const isOf = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    return isOf ? lines.flatMap((line) => /^ {2}Cache-Control: (.*)/.exec(line)?.[1] ?? []) : [];
  });

test('Netlify and Cloudflare are told of whatever has a hash in its name', async () => {
  const text = await readFile(join(publicFolder, '_headers'), 'utf8');
  const wrong = builtFiles().filter((path) => {
    const expected = cachingOf(path) === caching.hashed ? [caching.hashed] : [];
    return cachingInHeaders(text, path).join() !== expected.join();
  });
  expect(wrong).toEqual([]);
});

/** Releases the built fixture. */
const release = (): void => {
  const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
  const run = spawnSync(process.execPath, [tsx, 'src/cli/release.ts'], {
    cwd: fixtureFolder,
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/^Published: [-\dT.]+Z, as .*\/releases\/current\n$/);
};

beforeAll(async () => {
  rmSync(join(fixtureFolder, 'releases'), { recursive: true, force: true });
  const home = join(publicFolder, 'index.html');
  const built = await readFile(home, 'utf8');
  // Of a day before, whose home page was another.
  writeFileSync(home, built.replace('</body>', '<!-- the day before --></body>'));
  release();
  writeFileSync(home, built);
  release();
});

test('nginx and Caddy are there to be tested', () => {
  expect(Object.keys(servers)).toEqual(['npm run serve', 'nginx', 'caddy']);
});

describe.each(Object.entries(servers))('%s', (_name, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start({ release: join(fixtureFolder, 'releases/current'), port: await freePort() });
  });
  afterAll(() => server.stop());
  const get = (path: string, headers?: Record<string, string>) => ask(server.origin, path, headers);

  test.each(['/', '/about/', '/static-there-is-none.css', '/sitemap-index.xml'])(
    'every answer has the security headers: %s',
    async (path) => {
      const { headers } = await get(path);
      for (const [header, value] of securityHeaders)
        expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
      expect(String(headers['server'] ?? '')).not.toMatch(/\d/);
    },
  );

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    [someFile(/^\/app-\w+\.js$/), 'text/javascript; charset=utf-8'],
    [someFile(/\.avif$/), 'image/avif'],
    [someFile(/\.jpg$/), 'image/jpeg'],
    [someFile(/\.svg$/), 'image/svg+xml'],
    [someFile(/\.woff2$/), 'font/woff2'],
    [someFile(/\.mp3$/), 'audio/mpeg'],
  ])('%s comes as %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  test.each(['br', 'gzip'])('texts come compressed in %s, and are the same', async (encoding) => {
    const plain = await get('/about/');
    const packed = await get('/about/', { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect(packed.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('whatever has a hash in its name may be kept for a year, all else is asked for anew', async () => {
    const wrong: string[] = [];
    for (const path of builtFiles()) {
      const { headers } = await get(path);
      if (headers['cache-control'] !== cachingOf(path)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
    const { headers } = await get('/about/');
    const again = await get('/about/', { 'if-none-match': String(headers['etag']) });
    expect(again.status).toBe(304);
  });

  test('a sound comes in ranges, for who skips in it', async () => {
    const whole = await get(someFile(/\.mp3$/));
    const { status, headers, body } = await get(someFile(/\.mp3$/), { range: 'bytes=100-199' });
    expect([status, headers['content-range']]).toEqual([206, `bytes 100-199/${whole.body.length}`]);
    expect(body.equals(whole.body.subarray(100, 200))).toBe(true);
  });

  test('a wrong address answers 404 with the page that says so', async () => {
    const { status, headers, body } = await get('/there-is-none/');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain('pagePath=document.currentScript.dataset.p');
    expect(body.toString()).toContain('data-p="/404.html"');
  });

  test.each(['br', 'gzip'])('that page comes compressed in %s, and is not kept', async (encoding) => {
    for (const path of ['/there-is-none/', '/static/none.css', `/app-${'0'.repeat(20)}.js`]) {
      const { status, headers } = await get(path, { 'accept-encoding': encoding });
      expect([path, status, headers['content-encoding']]).toEqual([path, 404, encoding]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe(caching.others);
      expect(headers['vary']).toMatch(/accept-encoding/i);
    }
  });

  test('a folder without a page, too', async () => {
    const { status, body } = await get('/static/');
    expect(status).toBe(404);
    expect(body.toString()).toContain('data-p="/404.html"');
  });

  test('ranges that are none do no harm', async () => {
    const sound = someFile(/\.mp3$/);
    const whole = await get(sound);
    for (const range of [
      'bytes=5-2',
      'bytes=x',
      'lines=0-1',
      'bytes=-5',
      'bytes=99999999-',
      'bytes=0-0,2-3',
    ]) {
      const { status, body } = await get(sound, { range });
      expect([range, [200, 206, 416].includes(status)]).toEqual([range, true]);
      if (range === 'bytes=-5') expect(body.equals(whole.body.subarray(-5))).toBe(true);
    }
  });

  test('an address without its slash leads to the one with it, on the same host', async () => {
    const { status, headers } = await get('/about');
    expect([301, 308]).toContain(status);
    expect(headers['location']).toBe('/about/');
    expect((await get('//about')).headers['location'] ?? '/about/').toBe('/about/');
  });

  test.each([
    ['/books/the-first-book/', '/books/first-book/'],
    ['/books/the-first-book', '/books/first-book/'],
    ['/2021/03/a-noted-story/', notedStory],
    ['/2021/03/a-noted-story?utm_source=x', notedStory],
    ['/2021/03/a-noted-story.html', notedStory],
    ['/2021/%E3%83%86%E3%82%B9%E3%83%88/', notedStory],
    ['/2021/%e3%83%86%e3%82%b9%e3%83%88', notedStory],
    ['/?p=12', notedStory],
    ['/?p=12&utm_source=x', notedStory],
    ['/?utm_source=x&p=12', notedStory],
    ['/?post_type=story&p=13', notedStory],
    ['/index.php?p=12', notedStory],
    ['/?page_id=3', '/questions/'],
    ['/?cat=3', '/blog/tags/lamps/'],
    ['/category/lamps', '/blog/tags/lamps/'],
    ['/category/lamps/feed/', '/blog/tags/lamps/rss.xml'],
    ['/feed/', '/rss.xml'],
    ['/author/siobhan/', '/about/'],
    ['/2021/', '/blog/'],
    ['/imprint/', '/a-press/'],
    ['/shop/', 'https://shop.example/lamps?of=brass'],
  ])('the old address %s leads to %s', async (path, to) => {
    const { status, headers } = await get(path);
    expect([status, headers['location']]).toEqual([301, to]);
  });

  test.each(['/?p=123', '/?p=1', '/?p=13', '/?p=', '/?p=https://evil.example/', '/?q=12', '/about/?p=12'])(
    '%s is no old address',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers['location']]).toEqual([200, undefined]);
    },
  );

  test('while one release follows another no request is lost, and each has a whole page', async () => {
    const folder = join(fixtureFolder, 'releases');
    const names = (await releasesIn(folder)).slice(-2);
    expect(names).toHaveLength(2);
    const pages = await Promise.all(names.map((one) => readFile(join(folder, one, 'public/index.html'))));
    const answers: Answer[] = [];
    for (let round = 0; round < 40; round += 1) {
      const asked = Array.from({ length: 8 }, () => get('/'));
      await publish(folder, names[round % 2] ?? '');
      answers.push(...(await Promise.all(asked)));
    }
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    for (const page of pages) expect(answers.some(({ body }) => body.equals(page))).toBe(true);
    expect(answers.every(({ body }) => pages.some((page) => body.equals(page)))).toBe(true);
  });

  test.each(['/%', '/%ff', '/%00', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '//a.example/'])(
    'of %s there is nothing, and the server goes on',
    async (path) => {
      const { status } = await get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect((await get('/')).status).toBe(200);
    },
  );
});
