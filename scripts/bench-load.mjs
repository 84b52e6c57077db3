// `npm run bench:load`
import { spawn } from 'node:child_process';
import { inRoot, prepare, projectNode } from './prepare.mjs';

await prepare({ build: false });
const bench = spawn(projectNode, [inRoot('server/bench/load.ts')], { stdio: 'inherit' });
bench.on('exit', (code) => (process.exitCode = code ?? 1));
