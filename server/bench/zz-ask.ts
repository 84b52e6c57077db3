import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startEmbedded } from '../src/db/embedded.ts';
import { createLog } from '../src/lib/log.ts';
import { run, urlOf } from '../src/testing/server.ts';
import { startProcess } from './process.ts';
const dataDir = '/tmp/world';
const { connection, superuser, stop } = await startEmbedded({ dataDir, log: createLog('error') });
const { small, big } = JSON.parse(readFileSync('/tmp/world/owners.json', 'utf8'));
const explain = process.env.EXPLAIN;
const { user } = connection as never as { user: string };
if (explain) {
  await run(superuser, `alter role ${user} set session_preload_libraries = 'auto_explain'`);
  await run(superuser, `alter role ${user} set auto_explain.log_min_duration = ${explain}`);
  await run(superuser, `alter role ${user} set auto_explain.log_analyze = on`);
  await run(superuser, `alter role ${user} set auto_explain.log_buffers = on`);
} else await run(superuser, `alter role ${user} reset all`);
const server = await startProcess([path.join(import.meta.dirname, '../src/main.ts')], { DATABASE_URL: urlOf(connection), PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000000' });
const mid = (a: number[]) => a.toSorted((x, y) => x - y)[a.length >> 1]!;
for (const at of process.argv.slice(2)) {
  const line = [];
  for (const owner of [small, big]) {
    const ms = [];
    for (let i = 0; i < Number(process.env.N ?? 60); i++) {
      const t = performance.now();
      const r = await fetch(server.url + at, { headers: { authorization: `Bearer ${owner.token}` } });
      await r.text();
      if (r.status !== 200) console.log(r.status);
      ms.push(performance.now() - t);
    }
    line.push(mid(ms).toFixed(2));
  }
  console.log(at, line.join(' / '));
}
await server.stop();
if (explain) await run(superuser, `alter role ${user} reset all`);
await stop();
