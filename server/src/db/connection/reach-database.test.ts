import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { quietLog } from '../../testing/quiet-log.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { urlOf } from '../../testing/database/database-server.ts';
import { reachDatabase } from './reach-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** Reaches the database with a clock that is so many seconds ahead; answers the warnings. */
async function reachWith(seconds: number) {
  const warn = vi.fn<(line: unknown) => void>();
  const real = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + seconds * 1000);
  const settings = { databaseUrl: urlOf(database.connection), databaseDirectUrl: undefined, preparesStatements: true };
  try {
    await reachDatabase(settings, { ...quietLog, warn });
  } finally {
    vi.restoreAllMocks();
  }
  return warn.mock.calls.flat();
}

it('A clock that is some seconds from that of the database is told, and one that is far from it ends the start', async () => {
  expect(await reachWith(3)).toEqual([]);
  expect(await reachWith(-10)).toEqual([
    expect.stringMatching(/^The clock of this machine is (9\.\d|10) s behind the database's$/),
  ]);
  await expect(reachWith(-60)).rejects.toThrow(/is (59\.\d|60) s behind the database's: set both by NTP$/);
  await expect(reachWith(3600)).rejects.toThrow(/ s ahead of the database's: set both by NTP$/);
});
