// `npm run bench:web`
import { spawn } from 'node:child_process';
import { inRoot, prepare, projectNode } from './prepare.mjs';

await prepare();
const bench = spawn(projectNode, [inRoot('e2e/bench/run.ts')], { stdio: 'inherit' });
bench.on('exit', (code) => (process.exitCode = code ?? 1));
