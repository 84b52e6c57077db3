import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from './connection.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { readColumns, tableTypes } from './table-types.ts';

const OUTPUT = join(import.meta.dirname, 'tables.ts');

const types = await generate();
if (!process.argv.includes('--check')) {
  await writeFile(OUTPUT, types);
} else if ((await readFile(OUTPUT, 'utf8').catch(() => '')) !== types) {
  console.error('server/src/db/tables.ts is older than the migrations: run "npm run db:types"');
  process.exitCode = 1;
}

async function generate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tzemed-types-'));
  const log = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
  const database = await startEmbedded({ dataDir, log, durable: false });
  const client = new Connection(database.connection);
  try {
    await migrate(database.connection);
    await client.connect();
    return tableTypes(await readColumns(client));
  } finally {
    await client.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
