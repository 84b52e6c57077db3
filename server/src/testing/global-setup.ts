import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { Connection } from '../db/connection/connection.ts';
import { type CatalogueTable, readCatalogue, readWriters } from './database/catalogue.ts';
import { dropDatabase } from './database/drop-database.ts';
import { makeRunFolder } from './run-folder.ts';
import { at, openTestServer, run } from './database/database-server.ts';
import { prepareTemplate } from './database/template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: pg.PoolConfig;
    databaseTemplate: string;
    /** The columns of each table. */
    databaseTables: readonly CatalogueTable[];
    /** The functions that may write. */
    databaseWriters: readonly string[];
    /** Folder for files of the run, removed at its end. */
    runFolder: string;
  }
}

/** Starts one server and one template for the whole run; `cloneDatabase` creates databases from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = await makeRunFolder('tzemed-data-');
  project.provide('runFolder', runFolder);
  const server = await openTestServer();
  const template = `tzemed_test_${randomBytes(4).toString('hex')}`;
  await run(server.connection, `create database ${template}`);
  await prepareTemplate(at(server.connection, template));
  project.provide('databaseServer', server.connection);
  project.provide('databaseTemplate', template);
  const { tables, writers } = await catalogueOf(at(server.connection, template));
  project.provide('databaseTables', tables);
  project.provide('databaseWriters', writers);

  return async () => {
    try {
      // Our own server is deleted with its folder and all databases.
      if (!server.isOwn) await dropAll(server.connection, template);
    } finally {
      await server.stop();
      await rm(runFolder, { recursive: true, force: true });
    }
  };
}

async function catalogueOf(connection: pg.PoolConfig) {
  const client = new Connection(connection);
  await client.connect();
  const catalogue = { tables: await readCatalogue(client), writers: await readWriters(client) };
  await client.end();
  return catalogue;
}

/** The template, and its clones: those that were kept for all files of a worker, and what files that were cut short have left. */
async function dropAll(connection: pg.PoolConfig, template: string): Promise<void> {
  const { rows } = await run(connection, `select datname as name from pg_database where datname like '${template}%'`);
  for (const { name } of rows) await dropDatabase(connection, name);
}
