// `npm run budget`: builds the site and sets web/budget.json to what its pages load now, with room.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, prepare, projectNode } from './prepare.mjs';

await prepare({ build: false });
const build = spawn(projectNode, [inRoot('node_modules/@react-router/dev/bin.cjs'), 'build'], {
  cwd: inRoot('web'),
  env: { ...process.env, BUDGET: 'write' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
build.on('exit', (code) => {
  process.exitCode = code ?? 1;
  if (code === 0) console.log(readFileSync(inRoot('web/budget.json'), 'utf8'));
});
