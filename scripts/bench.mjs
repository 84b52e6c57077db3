// `npm run bench`, and `bench:jobs`, `bench:start`, `bench:load`, `bench:live`, `bench:search`, `bench:due`, `bench:expenses`, `bench:care`, `bench:import`, `bench:points`, `bench:scale` by name
import { spawn } from 'node:child_process';
import { inRoot, prepare, projectNode } from './prepare.mjs';
import { nodeOptions } from './run-server.mjs';

const [name = 'run'] = process.argv.slice(2);
await prepare({ build: name === 'start' });
const bench = spawn(projectNode, [inRoot(`server/bench/${name}.ts`)], {
  stdio: 'inherit',
  env: { ...process.env, BENCH_NODE_OPTIONS: nodeOptions.join(' ') },
});
bench.on('exit', (code) => (process.exitCode = code ?? 1));
