import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '../connection/connection.ts';
import { startEmbedded } from '../embedded/embedded-database.ts';
import { migrate } from '../migrate.ts';
import { schemaText } from '../schema-text.ts';
import { readColumns, tableTypes } from '../table-types.ts';

// `npm run db:types`: writes what the migrations make, as types and as SQL.
const dataDir = await mkdtemp(join(tmpdir(), 'tzemed-types-'));
const log = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const database = await startEmbedded({ dataDir, log, durable: false });
const client = new Connection(database.connection);
try {
  await migrate(database.connection);
  await client.connect();
  await writeFile(join(import.meta.dirname, '../tables.ts'), tableTypes(await readColumns(client)));
  await writeFile(join(import.meta.dirname, '../schema.sql'), await schemaText(client));
} finally {
  await client.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
