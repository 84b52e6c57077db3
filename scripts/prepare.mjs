// Gets the project ready to run: packages, then whatever build is older than its sources. Runs under any Node >= 20
// and before anything is installed, so it needs no package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The Node the project is written for: a package like any other. */
export const projectNode = inRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

const OLDEST_NODE = 20;
/** Error codes of a folder that belongs to another user, or is on a read-only disk. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS']);
const installStamp = inRoot('node_modules/.cache/tzemed/installed');

const builds = [
  {
    name: 'the site',
    // Legal texts are set by the server's typesetter, and the reference is made from its document.
    inputs: ['web', 'contract', 'server/src/printing', 'server/src/http', 'server/src/version.ts', 'package-lock.json'],
    output: 'web/build',
    // Variables that appear in the public pages; see web/src/lib/site.ts.
    variables: [
      'PUBLIC_URL',
      'FREE_PLAN_PET_LIMIT',
      'SUPPORT_MAIL',
      'OPERATOR_NAME',
      'OPERATOR_ADDRESS',
      'OPERATOR_PHONE',
      'ACCESSIBILITY_NAME',
      'ACCESSIBILITY_EMAIL',
      'ACCESSIBILITY_PHONE',
    ],
    command: () => npm(['run', 'build', '--silent', '-w', 'web']),
  },
  {
    name: 'the server',
    inputs: ['server', 'contract', 'package-lock.json'],
    output: 'server/dist',
    command: () => [projectNode, [inRoot('node_modules/rolldown/bin/cli.mjs'), '-c', 'rolldown.config.mjs'], 'server'],
  },
];

const releaseFile = inRoot('release.json');
/** True in a folder that `npm run release` has made: it holds no sources, and packages that run alone. */
export const isRelease = existsSync(releaseFile);

/** Variables that are built into the pages, as they are now. */
export function builtVariables() {
  return Object.fromEntries(
    builds.flatMap(({ variables = [] }) => variables).map((name) => [name, process.env[name] ?? '']),
  );
}

/** Ends the process with one line where the project can't be made ready. */
export async function prepare({ build = true } = {}) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    fail(`צמד needs Node ${OLDEST_NODE} or newer to start, this is ${process.version}: https://nodejs.org`);
  }
  if (isRelease) return checkRelease();
  try {
    await install();
    if (build) await refreshAll();
  } catch (error) {
    if (!unwritable.has(error.code)) throw error;
    fail(
      `צמד cannot start: ${error.path} cannot be written (${error.code}), and the project is not built for these settings yet`,
    );
  }
}

export function inRoot(...parts) {
  return path.join(root, ...parts);
}

/** Pages name the site's address and operator: the server takes them from the release, and starts with no others. */
function checkRelease() {
  const { variables } = JSON.parse(readFileSync(releaseFile, 'utf8'));
  const other = Object.keys(variables).filter((name) => process.env[name] && process.env[name] !== variables[name]);
  if (other.length > 0) {
    const differences = other.map((name) => `${name}=${variables[name]}`).join(', ');
    fail(`צמד cannot start: its pages were built with ${differences}; set the same, or make the release anew`);
  }
  for (const [name, value] of Object.entries(variables)) process.env[name] ||= value;
}

async function install() {
  const wanted = digest([readFileSync(inRoot('package-lock.json')), process.platform, process.arch]);
  if (existsSync(projectNode) && readStamp(installStamp) === wanted) return;
  if (existsSync(projectNode) && wasInstalledByHand()) return;
  accessSync(existsSync(inRoot('node_modules')) ? inRoot('node_modules') : root, constants.W_OK);
  console.log('Installing packages…');
  const { code, output } = await run(
    npm(['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress']),
  );
  if (code !== 0) fail(`Installing packages failed.\n${output}`);
  if (!existsSync(projectNode))
    fail('npm did not run the install scripts of the packages: allow them (ignore-scripts=false)');
  writeStamp(installStamp, wanted);
}

/** Runs the npm that runs this script, since `npm` is not on the path everywhere. */
export function npm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/** True if npm's own record of installed packages has every package of the lockfile in its version. */
function wasInstalledByHand() {
  const record = inRoot('node_modules/.package-lock.json');
  if (existsSync(installStamp) || !existsSync(record)) return false;
  const wanted = Object.entries(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages);
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return wanted
    .filter(([place, { link, optional }]) => place.startsWith('node_modules/') && !link && !optional)
    .every(([place, { version }]) => installed[place]?.version === version);
}

async function refreshAll() {
  const old = builds.map(withStamp).filter(({ stamp, wanted }) => readStamp(stamp) !== wanted);
  if (old.length === 0) return;
  for (const { output } of old) {
    const parent = path.dirname(inRoot(output));
    accessSync(existsSync(inRoot(output)) ? inRoot(output) : parent, constants.W_OK);
  }
  // A wrong address would be built into every page before the server could say so.
  const { code, output } = await run([projectNode, ['scripts/check-config.mjs']]);
  if (code !== 0) fail(output);
  const failures = (await Promise.all(old.map(rebuild))).filter(Boolean);
  if (failures.length > 0) fail(failures.join('\n'));
}

function withStamp(build) {
  const settings = (build.variables ?? []).map((variable) => process.env[variable] ?? '');
  const wanted = digest([...build.inputs.flatMap(contents), ...settings]);
  return { ...build, stamp: inRoot(build.output, '.inputs'), wanted };
}

/** @returns what went wrong, or nothing */
async function rebuild({ name, command, stamp, wanted }) {
  console.log(`Building ${name}…`);
  // A build that is cut short must not look fresh.
  rmSync(stamp, { force: true });
  const { code, output: log } = await run(command());
  if (code !== 0) return `Building ${name} failed.\n${log}`;
  writeStamp(stamp, wanted);
  return undefined;
}

/** Names and contents of the source files below, in a fixed order. */
function contents(place) {
  const full = inRoot(place);
  if (path.extname(place)) return isTest(place) ? [] : [place, readFileSync(full)];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !isMade(entry.name) && (entry.isFile() || entry.isDirectory()))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = path.posix.join(place, entry.name);
      if (entry.isDirectory()) return contents(inner);
      return isTest(inner) ? [] : [inner, readFileSync(inRoot(inner))];
    });
}

function isMade(name) {
  return name.startsWith('.') || ['node_modules', 'build', 'dist', 'data'].includes(name);
}

function isTest(place) {
  return /\.test\.\w+$|\/testing\//.test(place);
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function writeStamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, value);
}

function run([command, args, place = '.']) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, args, { cwd: inRoot(place), shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function fail(message) {
  console.error(message.trim());
  process.exit(1);
}
