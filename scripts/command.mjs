// `node scripts/command.mjs NAME …`: a command for the operator, from its source; in a release, from what was built.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot, isRelease, prepare } from './prepare.mjs';

const sources = {
  backup: 'run-backup.ts',
  restore: 'run-restore.ts',
  move: 'run-move.ts',
  'files:check': 'files/storage/run-check.ts',
  plan: 'db/commands/set-plan.ts',
  role: 'db/commands/set-role.ts',
  'db:sums': 'db/commands/rebuild-sums.ts',
  'db:mirrors': 'db/commands/mend-mirrors.ts',
  admin: 'commands/administer.ts',
  newsletter: 'send-newsletter.ts',
  incident: 'write-incident.ts',
  forget: 'erase-visitor.ts',
};

const name = process.argv[2];
const source = sources[name];
if (!source) {
  console.error(`Commands: ${Object.keys(sources).join(', ')}`);
  process.exit(1);
}
if (isRelease) await prepare();
const built = inRoot('server/dist', `${path.basename(source, '.ts')}.js`);
const file = isRelease && existsSync(built) ? built : inRoot('server/src', source);
// The command finds its arguments where a program has them.
process.argv.splice(1, 2, file);
await import(file);
