import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What Gatsby says when the site is shown: nothing else tells that it is. */
export const siteIsShown = 'You can now view';

/**
 * What Gatsby says of its own work, which an author has no use for: also of templates that this content has no pages for,
 * and of a page that the editor asks for while it is still made.
 */
const chatter = new RegExp(
  String.raw`^(success|info|verbose|not finished|⠀|${siteIsShown}|View GraphiQL|Note that|To create a production|\s*(https?:|Use gatsby)|warning The GraphQL query in the non-page|Exported queries are only|If the failing component|If you're more experienced|error Error loading a result for the page query|\s*Error: ENOENT: .*page-data)`,
);

/** Passes on the lines that an author has a use for, a gap between them where there was one. */
const makePrinter = (): ((line: string) => void) => {
  let isGap = false;
  return (line) => {
    if (!line.trim()) {
      isGap = true;
    } else if (!chatter.test(line)) {
      console.log(isGap ? `\n${line}` : line);
      isGap = false;
    }
  };
};

/** The site in develop mode, as a process of its own. Calls `onReady` when it is shown. */
const startSite = (port: number, editor: string, onReady: () => void) => {
  const env = {
    ...process.env,
    // Gatsby hands on to the pages what begins with its name: they have to know as well who may frame them.
    GATSBY_EDITOR: editor,
    GATSBY_TELEMETRY_DISABLED: '1',
    CI: 'true',
    NO_COLOR: '1',
  };
  const gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'develop', '--port', String(port)], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const print = makePrinter();
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.includes(siteIsShown)) onReady();
      print(line);
    });
  }
  return gatsby;
};

/**
 * Keeps the site running at a port, for the editor at this origin: Gatsby sometimes ends under many quick changes. Calls
 * `onReady` when it is first shown. Ends this process with Gatsby's code where that ends before, and with 0 on request.
 */
export const keepSiteRunning = (port: number, editor: string, onReady: () => void): void => {
  let isAsked = false;
  let wasReady = false;
  let gatsby: ReturnType<typeof startSite> | undefined;
  const start = (): void => {
    let isReady = false;
    gatsby = startSite(port, editor, () => {
      isReady = true;
      if (wasReady) console.log('\nThe site is shown again.');
      else onReady();
      wasReady = true;
    });
    // What Gatsby has started may outlive it and keep its output open: nobody waits for that.
    gatsby.on('exit', () => {
      if (isAsked || !isReady) return;
      console.log('\nThe site has ended and is started again. The editor goes on, and nothing is lost.');
      start();
    });
    gatsby.on('close', (code) => {
      // What ends before it is ready would do so again: it has said why.
      if (isAsked || !isReady) process.exit(isAsked ? 0 : (code ?? 1));
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isAsked = true;
      gatsby?.kill(signal);
    });
  }
  start();
};
