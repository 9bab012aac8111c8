import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The link to the latest release, and where that is to be served. */
interface Site {
  readonly release: string;
  readonly port: number;
}

export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A whole configuration of nginx round the file that the build writes, as docs/hosting.md has it. */
const nginxConfig = ({ release, port }: Site, folder: string): string => `
${existsSync(brotli) ? `load_module ${brotli};` : ''}
daemon off;
pid ${folder}/pid;
error_log stderr warn;
worker_processes auto;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${release}/nginx-map-sizes.conf;
  include ${release}/nginx-moves.conf;
  server {
    listen 127.0.0.1:${port};
    root ${release}/public;
    ${existsSync(brotli) ? 'brotli_static on;' : ''}
    include ${release}/nginx.conf;
  }
}
`;

const answers = async (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

const started = async (child: ChildProcess, origin: string): Promise<RunningServer> => {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(said);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

const isInstalled = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** The kit's own server, nginx and Caddy; those are missing that are not installed. */
export const servers: Readonly<Record<string, (site: Site) => Promise<RunningServer>>> = {
  'npm run serve': ({ release, port }) => {
    const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
    const args = [tsx, 'src/cli/serve.ts', join(release, 'public'), '--port', String(port)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    return started(child, `http://localhost:${port}`);
  },
  ...(isInstalled('/usr/sbin/nginx', '-v') && {
    nginx: (site) => {
      const folder = mkdtempSync(join(tmpdir(), 'last-writes-nginx-'));
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, nginxConfig(site, folder));
      const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', file], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      return started(child, `http://127.0.0.1:${site.port}`);
    },
  }),
  ...(isInstalled('caddy', 'version') && {
    caddy: ({ release, port }) => {
      const folder = mkdtempSync(join(tmpdir(), 'last-writes-caddy-'));
      const child = spawn(
        'caddy',
        ['run', '--config', join(basename(release), 'Caddyfile'), '--adapter', 'caddyfile'],
        {
          cwd: dirname(release),
          stdio: ['ignore', 'ignore', 'pipe'],
          env: {
            ...process.env,
            SITE: `http://127.0.0.1:${port}`,
            XDG_DATA_HOME: folder,
            XDG_CONFIG_HOME: folder,
          },
        },
      );
      return started(child, `http://127.0.0.1:${port}`);
    },
  }),
};
