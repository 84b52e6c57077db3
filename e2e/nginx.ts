import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from './free-port.ts';

/** Where systems put it. */
const places = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** As everybody writes it first: the upstream's name becomes Host, and nothing says that anybody was forwarded. */
const configuration = (port: number, upstream: string) => `
  daemon off;
  master_process off;
  pid nginx.pid;
  error_log stderr;
  events {}
  http {
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    scgi_temp_path scgi;
    uwsgi_temp_path uwsgi;
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass ${upstream};
      }
    }
  }
`;

/** A real nginx in front of `upstream`, in a folder of its own. */
export async function startNginx(upstream: string) {
  const program = places.find((place) => place && existsSync(place));
  if (!program) {
    throw new Error(
      'This journey needs nginx: install it with `apt-get install nginx-light`, or name one in NGINX_PATH.',
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-nginx-'));
  const port = await freePort();
  await writeFile(path.join(folder, 'nginx.conf'), configuration(port, upstream));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await expect(() => fetch(url)).toPass({ timeout: 5000, intervals: [20] });
  } catch (error) {
    await stop();
    throw new Error(`nginx did not start: ${complaint}`, { cause: error });
  }
  return { url, stop };
}
