import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { at, openTestServer, run } from './server.ts';
import { prepareTemplate } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: pg.PoolConfig;
    databaseTemplate: string;
  }
}

/** One server and one template for the whole run; `cloneDatabase` makes databases from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer();
  const template = `tzemed_test_${randomBytes(4).toString('hex')}`;
  await run(server.connection, `create database ${template}`);
  await prepareTemplate(at(server.connection, template));
  project.provide('databaseServer', server.connection);
  project.provide('databaseTemplate', template);

  return async () => {
    await run(server.connection, `drop database ${template}`);
    await server.stop();
  };
}
