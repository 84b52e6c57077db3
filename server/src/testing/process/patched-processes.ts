import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withoutProcesses } from './without-processes.ts';

/** Does `work` while each child process of Node that starts runs `code` first, for faults that no bytes cause. */
export async function withPatchedProcesses<T>(code: string, work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-program-'));
  const program = path.join(folder, 'node');
  writeFileSync(path.join(folder, 'first.mjs'), code);
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' --import '${folder}/first.mjs' "$@"\n`);
  chmodSync(program, 0o755);
  try {
    return await withoutProcesses(work, program);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
