// `npm run pictures`
import { spawn } from 'node:child_process';
import { inRoot, prepare, projectNode } from './prepare.mjs';

await prepare();
const making = spawn(projectNode, [inRoot('e2e/pictures/run.ts')], { stdio: 'inherit' });
making.on('exit', (code) => (process.exitCode = code ?? 1));
