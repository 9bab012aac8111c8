import { fileFetcher } from '../../../src/import/online/fetchFile';
import { guardForTests, serverFor, sleepless } from '../../support/oldSite';

const asked: string[] = [];
const countOf = (path: string): number => asked.filter((one) => one === path).length;
const redirects: Readonly<Record<string, string>> = {
  '/moved': '/ok',
  '/into-the-house': 'http://192.168.0.1/admin',
  '/to-another-port': 'http://127.0.0.2:1/',
  '/round': '/round',
  '/to-a-file': 'file:///etc/passwd',
  '/to-nowhere': 'http://[',
};

/** The old site. */
const { origin } = serverFor((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  if (path in redirects) response.writeHead(302, { location: redirects[path] }).end();
  else if (path === '/busy' && countOf(path) < 3) response.writeHead(503).end();
  else if (path === '/ok' || path === '/busy') response.end('a picture');
  else if (path === '/cut')
    response.writeHead(200, { 'content-length': 99 }).write('a pict', () => response.destroy());
  else if (path === '/halting') response.write('a pict');
  else if (path === '/large') response.writeHead(200, { 'content-length': 2000 }).flushHeaders();
  else if (path === '/endless')
    for (let count = 0; count < 99; count++) response.write('a picture'.repeat(99));
  else if (path !== '/silent') response.writeHead(Number(path.slice(1))).end();
});
beforeEach(() => (asked.length = 0));

const patience = { bytes: 1000, silence: 150, whole: 1000 };
const fetcher = (clock = sleepless()) => fileFetcher({ guard: guardForTests, clock, patience });

/** What comes from a path of the old site: its text, or the words why not. */
const fetched = async (path: string, fetchFile = fetcher()): Promise<string> => {
  const answer = await fetchFile(origin() + path);
  return 'bytes' in answer ? answer.bytes.toString() : answer.why;
};

test.each([
  ['/ok', 'a picture'],
  ['/moved', 'a picture'],
  ['/busy', 'a picture'],
  ['/404', 'is no longer at the old site (it answers 404)'],
  ['/410', 'is no longer at the old site (it answers 410)'],
  ['/403', 'is not handed out by the old site (it answers 403)'],
  ['/500', 'is not handed out now: the old site answers 500'],
  ['/into-the-house', 'leads to an address of this machine or its network, which is not asked'],
  ['/to-another-port', 'leads to an address of this machine or its network, which is not asked'],
  ['/to-a-file', 'is no address of the web'],
  ['/to-nowhere', 'leads to what is no address'],
  ['/round', 'leads on and on, from one address to the next'],
  ['/large', 'is larger than 0 MB'],
  ['/endless', 'is larger than 0 MB'],
  ['/cut', '127.0.0.1 hangs up before all has come'],
])('%s: %s', async (path, answer) => {
  expect(await fetched(path)).toBe(answer);
});

test.each(['/silent', '/halting'])('%s takes too long', async (path) => {
  expect(await fetched(path)).toBe('127.0.0.1 takes too long to answer');
});

test('what may pass is tried three times with pauses, what will not once', async () => {
  const clock = sleepless();
  await fetched('/busy', fetcher(clock));
  expect([countOf('/busy'), clock.slept.filter((pause) => pause >= 1000)]).toEqual([3, [1000, 5000]]);
  await fetched('/404');
  expect(countOf('/404')).toBe(1);
});

test('a server is asked twice a second', async () => {
  const clock = sleepless();
  const fetchFile = fetcher(clock);
  await fetched('/ok', fetchFile);
  // The first is asked by https too.
  expect(clock.slept).toEqual([500]);
  await Promise.all([fetched('/ok', fetchFile), fetched('/moved', fetchFile)]);
  expect(clock.now()).toBeGreaterThanOrEqual(4 * 500);
});

test('a server that says nothing three times is not asked again', async () => {
  const fetchFile = fetcher();
  for (let count = 0; count < 3; count++) await fetched('/cut', fetchFile);
  asked.length = 0;
  expect(await fetched('/ok', fetchFile)).toBe(
    'is not asked for: 127.0.0.1 does not answer, so try again later',
  );
  expect(asked).toEqual([]);
});

test('in earnest, nothing is asked of this machine, its network and unusual ports', async () => {
  const fetchFile = fileFetcher({ clock: sleepless() });
  const words = async (address: string): Promise<unknown> => fetchFile(address);
  const isPrivate = { why: 'leads to an address of this machine or its network, which is not asked' };
  for (const host of ['127.0.0.1', '0x7f.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '10.1.2.3']) {
    expect(await words(`http://${host}/a.jpg`)).toEqual(isPrivate);
  }
  expect(await words(`${origin()}/ok`)).toEqual({
    why: expect.stringMatching(/^is at the port \d+, which is not asked$/) as unknown,
  });
  expect(await words('https://ann:secret@old.example/a.jpg')).toEqual({
    why: 'has a name and password in its address, which are not sent',
  });
  expect(asked).toEqual([]);
});
