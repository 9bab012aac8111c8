import { existsSync } from 'node:fs';
import { installForTests } from '../browser/debian';

const programs: Readonly<Record<string, string>> = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
};

installForTests(() => Object.keys(programs).filter((name) => !existsSync(programs[name] ?? '')));
