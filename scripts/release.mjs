// `npm run release -- FOLDER`: the built program in an empty folder, with the packages that it runs with and no others. Its
// `npm start` neither installs nor builds. Pages are built with the variables of now, such as PUBLIC_URL.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtVariables, inRoot, npm, prepare } from './prepare.mjs';

/** Scripts that a release runs. */
const scripts = ['prepare', 'run-server', 'start', 'worker', 'demo', 'command', 'health'];

const folder = process.argv[2] && path.resolve(process.argv[2]);
if (!folder) end('Name an empty folder: npm run release -- FOLDER');
if (existsSync(folder) && readdirSync(folder).length > 0) end(`${folder} is not empty`);

await prepare();
mkdirSync(folder, { recursive: true });
const { workspaces, devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const local = Object.values(devDependencies).flatMap((version) => /^file:(.+)$/.exec(version)?.[1] ?? []);
for (const file of ['package.json', 'package-lock.json', '.npmrc']) copy(file);
for (const place of [...workspaces, ...local]) copy(path.join(place, 'package.json'));
for (const name of scripts) copy(`scripts/${name}.mjs`);
copy('server/dist', (file) => !/[\\/]\.(compiled|inputs)/.test(file));
for (const name of ['client', 'app-paths.json', 'csp.json']) copy(`web/build/${name}`);

const [command, args] = npm(['ci', '--omit=dev', '--include=optional', '--loglevel=error', '--no-progress']);
const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
if (status !== 0) end('Installing packages failed.');
// The package of Node brings headers for building others, half as large as itself, and a second name of the program.
rmSync(path.join(folder, 'node_modules/node/node_modules'), { recursive: true, force: true });
rmSync(path.join(folder, 'node_modules/.package-lock.json'), { force: true });
// Written last: without it the folder is no release.
writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify({ variables: builtVariables() }, null, 2)}\n`);
console.log(`Released to ${folder}: ${Math.round(bytesIn(folder) / 1e6)} MB`);

function copy(place, filter = () => true) {
  cpSync(inRoot(place), path.join(folder, place), { recursive: true, filter });
}

/** Size of the files below; links, which Node would follow, are left out. */
function bytesIn(place) {
  return readdirSync(place, { withFileTypes: true }).reduce((sum, entry) => {
    const inner = path.join(place, entry.name);
    if (entry.isDirectory()) return sum + bytesIn(inner);
    return entry.isFile() ? sum + statSync(inner).size : sum;
  }, 0);
}

function end(message) {
  console.error(message);
  process.exit(1);
}
