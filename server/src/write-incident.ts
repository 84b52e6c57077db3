import { parseArgs } from 'node:util';
import { withDatabase } from './db/commands/command-database.ts';
import { createDatabase } from './db/client.ts';
import { refuseToRewrite } from './db/rewrites-rows.ts';
import { readIncident } from './features/status/read-incident.ts';
import { removeIncident, saveIncident } from './features/status/store-incidents.ts';
import { newId } from './lib/ids.ts';
import { readArgumentFile } from './lib/files/read-argument-file.ts';
import { StartupError } from './lib/startup-error.ts';
import { prepareDatabase } from './prepare-database.ts';

/**
 * `npm run incident -- FILE.md`: shows on the status page what an operator wrote of a fault; the same file again, changed,
 * changes it. `npm run incident -- --remove NAME` takes it away.
 */
await withDatabase(async ({ connection, log }) => {
  const { file, name } = readArguments();
  const read = file === undefined ? undefined : readIncident(await readArgumentFile(file), new Date());
  if (read && !read.incident) throw new StartupError(`The incident can't be shown:\n- ${read.complaints.join('\n- ')}`);
  const db = createDatabase(connection, log);
  try {
    await prepareDatabase(connection, db, log, refuseToRewrite);
    if (read?.incident) {
      await saveIncident(db, newId(), read.incident);
      const { endedAt, name: saved } = read.incident;
      return `Incident ${saved} is on the status page within half a minute${endedAt ? '' : ', as one that goes on'}`;
    }
    if (await removeIncident(db, name!)) return `Incident ${name} is removed`;
    throw new StartupError(`There is no incident ${name}`);
  } finally {
    await db.destroy();
  }
});

function readArguments() {
  const usage = 'Usage: npm run incident -- FILE.md | --remove NAME';
  try {
    const { values, positionals } = parseArgs({ options: { remove: { type: 'string' } }, allowPositionals: true });
    const [file, ...more] = positionals;
    if (more.length === 0 && (file === undefined) !== (values.remove === undefined))
      return { file, name: values.remove };
  } catch (error) {
    throw new StartupError(usage, { cause: error });
  }
  throw new StartupError(usage);
}
