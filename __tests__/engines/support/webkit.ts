import { freePort } from '../../support/freePort';
import { type Engine, eventually } from './engine';
import { says, start, stop } from './process';

/** Sends a command of WebDriver and resolves with its value, or throws what the browser says of it. */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const sendTo =
  (origin: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (answer.ok) return value;
    throw new Error(`${path}: ${(value as { readonly message: string }).message}`);
  };

const steer = (send: Send): Omit<Engine, 'close'> => ({
  name: 'webkit',
  navigate: async (url) => {
    await send('POST', '/url', { url });
  },
  traverse: async (delta) => {
    await send('POST', delta < 0 ? '/back' : '/forward', {});
  },
  reload: async () => {
    await send('POST', '/refresh', {});
  },
  evaluate: async (expression) =>
    String(await send('POST', '/execute/sync', { script: `return ${expression}`, args: [] })),
  perform: async (actions) => {
    await send('POST', '/actions', { actions });
  },
  resize: async (width, height) => {
    await send('POST', '/window/rect', { width, height });
  },
});

/** Only without its toolbar, on the full screen, can its window be as narrow as a phone. */
const options = { args: ['--automation', '--full-screen'] };
const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };

/** Starts WebKitGTK's browser on a screen that nobody sees, steered by WebDriver. */
export const startWebKit = async (): Promise<Engine> => {
  const xvfb = await start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = `:${await says(xvfb, /^(\d+)$/)}`;
  const port = await freePort();
  const driver = await start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display });
  const root = sendTo(`http://127.0.0.1:${port}`);
  await eventually(() => root('GET', '/status'));
  const { sessionId } = (await root('POST', '/session', { capabilities })) as { readonly sessionId: string };
  const send: Send = (method, path, body) => root(method, `/session/${sessionId}${path}`, body);
  const close = async (): Promise<void> => {
    await send('DELETE', '').catch(() => undefined);
    await stop(driver);
    await stop(xvfb);
  };
  return { ...steer(send), close };
};
