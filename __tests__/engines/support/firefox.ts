import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Send } from './bidi';
import type { Engine } from './engine';
import { says, start, stop } from './process';

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Tree {
  readonly contexts: readonly { readonly context: string }[];
}

/** Nothing asks home, and nothing asks the visitor. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

const makeProfile = async (scripts: boolean): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries({ ...preferences, 'javascript.enabled': scripts }).map(
    (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
  );
  await writeFile(join(folder, 'user.js'), lines.join('\n'));
  return folder;
};

const steer = (send: Send, context: string): Omit<Engine, 'close'> => ({
  name: 'firefox',
  navigate: async (url) => {
    await send('browsingContext.navigate', { context, url, wait: 'complete' });
  },
  traverse: async (delta) => {
    await send('browsingContext.traverseHistory', { context, delta });
  },
  reload: async () => {
    await send('browsingContext.reload', { context, wait: 'complete' });
  },
  evaluate: async (expression) => {
    const params = { expression, target: { context }, awaitPromise: true, userActivation: false };
    const { result, exceptionDetails } = (await send('script.evaluate', params)) as Evaluated;
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return String(result?.value);
  },
  perform: async (actions) => {
    await send('input.performActions', { context, actions });
  },
  resize: async (width, height) => {
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
  },
  closeOthers: async () => {
    const { contexts } = (await send('browsingContext.getTree', { maxDepth: 0 })) as Tree;
    const others = contexts.filter((each) => each.context !== context);
    for (const other of others) await send('browsingContext.close', { context: other.context });
    return others.length;
  },
  print: async () => {
    const { data } = (await send('browsingContext.print', { context })) as { readonly data: string };
    return Buffer.from(data, 'base64');
  },
});

/** Starts Firefox without a screen, steered by WebDriver BiDi. Where pages run no scripts, it looks into them yet. */
export const startFirefox = async (scripts = true): Promise<Engine> => {
  const profile = await makeProfile(scripts);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = await start('firefox-esr', args);
  const address = await says(firefox, /^WebDriver BiDi listening on (ws:\S+)/);
  const { send, end } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const tab = (await send('browsingContext.create', { type: 'tab' })) as { readonly context: string };
  const close = async (): Promise<void> => {
    end();
    await stop(firefox);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...steer(send, tab.context), close };
};
