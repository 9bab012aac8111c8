import { connect } from 'node:net';
import { expect } from '@playwright/test';
import type { Attack } from '../../support/editor/attack';
import { editorAttacks } from '../../support/editor/editorAttacks';
import { siteAttacks } from '../../support/editor/siteAttacks';
import { send, startStranger, type Stranger } from '../../support/editor/stranger';
import { test } from '../../support/editor/test';

const here = { site: 'localhost:9323', editor: 'localhost:9324' };
const port = 9331;
const there = `http://127.0.0.1:${port}`;
const script = 'src/cli/check.ts';

let stranger: Stranger;
test.beforeAll(async () => void (stranger = await startStranger(port)));
test.afterAll(() => void stranger.server.close());

/** Sends attacks one after the other; returns what was answered otherwise than it should be. */
const wrong = async (server: string, attacks: readonly Attack[]): Promise<string[]> => {
  const found: string[] = [];
  for (const attack of attacks) {
    const answer = await send(server, attack);
    if (!answer.startsWith(`HTTP/1.1 ${attack.answered} `))
      found.push(`${attack.name}: ${answer.slice(0, 60)}`);
    if (/^access-control-/im.test(answer)) found.push(`${attack.name}: may be read from elsewhere`);
    if (/\n\s+at |\/node_modules\/|\/tmp\//.test(answer)) found.push(`${attack.name}: says where things lie`);
  }
  return found;
};

test('by raw sockets the develop server gives strangers nothing and does nothing for them', async ({
  editor,
}) => {
  const before = editor.read(script);
  expect(await wrong(here.site, siteAttacks(here.site, there))).toEqual([]);
  expect(stranger.asked).toEqual([]);
  expect(editor.read(script)).toBe(before);
  expect((await fetch(editor.site)).status).toBe(200);
});

test('by raw sockets the editor’s server does neither', async ({ editor }) => {
  expect(editor.home).toBe(`http://${here.editor}`);
  expect(await wrong(here.editor, editorAttacks(here.editor, there))).toEqual([]);
  expect(stranger.asked).toEqual([]);
});

test('48 MB from a stranger are not read', async ({ editor }) => {
  const body = '['.repeat(48_000_000);
  const started = Date.now();
  for (const headers of [['Origin: http://stranger.example'], [`Origin: http://${here.editor}`]]) {
    const attack = {
      name: 'deep',
      target: '/api',
      method: 'POST',
      headers: [...headers, 'Content-Type: application/json'],
      body,
      answered: 0,
    };
    // The server hangs up while the rest is on its way.
    const answer = await send(here.editor, attack).catch((error: unknown) => String(error));
    expect(answer).toMatch(/^HTTP\/1\.1 40|ECONNRESET|EPIPE/);
  }
  expect(Date.now() - started).toBeLessThan(3000);
  expect((await fetch(`${editor.home}/admin/`)).status).toBe(200);
});

test('what is no JSON is answered in words', async ({ editor }) => {
  const headers = [
    'Content-Type: application/json',
    `Origin: ${editor.home}`,
    `X-Editor-Token: ${editor.address.split('=')[1]}`,
  ];
  const attack = {
    name: 'no JSON',
    target: '/api',
    method: 'POST',
    headers,
    body: '{"action":',
    answered: 400,
  };
  expect((await send(here.editor, attack)).split('\r\n\r\n')[1]).toBe(
    '{"error":"what was sent is not JSON"}',
  );
});

test('a stranger who hangs up on a refused socket ends nothing', async ({ editor }) => {
  for (let round = 0; round < 20; round += 1) {
    const socket = connect(Number(new URL(editor.site).port), 'localhost');
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.write(
      `GET /x HTTP/1.1\r\nHost: ${here.site}\r\nOrigin: http://stranger.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    socket.resetAndDestroy();
  }
  expect((await fetch(editor.site)).status).toBe(200);
  expect(editor.output()).not.toContain('ECONNRESET');
});

test('a second editor takes nothing from the first, and says why it does not start', async ({ editor }) => {
  const before = editor.output();
  const second = await editor.start({ PORT: new URL(editor.site).port });
  expect(second.code).toBe(1);
  expect(second.output).toContain(
    'The editor cannot start:\n  port 9323 is taken, perhaps by an editor that runs already in another terminal: end it there, or take others: PORT=9333 npm run edit',
  );
  const none = await editor.start({ PORT: 'abc' });
  expect([none.code, none.output.trim()]).toEqual([
    1,
    'The editor cannot start:\n  PORT must be a whole number from 1 to 65534',
  ]);
  expect(editor.output()).toBe(before);
});
