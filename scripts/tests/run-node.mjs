// Programs of tests, run by the project's own Node from its root.
import { spawn } from 'node:child_process';
import { inRoot, projectNode } from '../prepare.mjs';

/** Resolves with the exit code; the output goes where ours does. */
export function runNode(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(projectNode, args, { cwd: inRoot('.'), stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', resolve);
  });
}
