import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const units = path.resolve(import.meta.dirname, '../../deploy/systemd');

/** Exposure from 0 to 10, at which a service may do everything; the units are at 1.7. */
const mostExposed = 2;

test('systemd takes both units without a complaint, and finds them closed to the rest of the system', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-units-'));
  // The place of a release, whose Node has to be there.
  await mkdir(path.join(folder, 'node_modules/node/bin'), { recursive: true });
  await symlink(process.execPath, path.join(folder, 'node_modules/node/bin/node'));
  for (const name of ['tzemed.service', 'tzemed-worker.service']) {
    const unit = await readFile(path.join(units, name), 'utf8');
    const file = path.join(folder, name);
    await writeFile(file, unit.replaceAll('/opt/tzemed', folder));
    const analyze = (...args: string[]) => spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
    const { status, stdout, stderr } = analyze('verify');
    expect([name, status, stdout + stderr]).toEqual([name, 0, '']);
    const security = analyze('security', '--offline=yes', `--threshold=${mostExposed * 10}`);
    expect([name, security.status, security.stdout]).toEqual([
      name,
      0,
      expect.stringContaining('Overall exposure level'),
    ]);
  }
  await rm(folder, { recursive: true });
});
