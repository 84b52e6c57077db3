import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { configurationDocs } from './config-docs.ts';
import { readConfig } from './config.ts';
import { testApp } from './testing/app.ts';

it('Everything has a default, and an empty variable is a missing one', () => {
  expect(readConfig({ PORT: '', TRUST_PROXY: '' })).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    trustProxy: undefined,
  });
});

it('A value may be in a file', async () => {
  const file = path.join(inject('runFolder'), 'secret');
  await writeFile(file, 'postgresql://tzemed:word@db/tzemed\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgresql://tzemed:word@db/tzemed');
  expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgresql://db/tzemed' })).toThrow(
    'Configuration: DATABASE_URL and DATABASE_URL_FILE are both set',
  );
  expect(() => readConfig({ BACKUP_KEY_FILE: `${file}.missing` })).toThrow(
    `Configuration: BACKUP_KEY_FILE: ${file}.missing cannot be read (ENOENT)`,
  );
});

it.each([
  ['PORT', 'http'],
  ['PORT', '3000.5'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'tzemed.co.il'],
  ['PUBLIC_URL', 'http://tzemed.example'],
  ['PUBLIC_URL', 'https://tzemed.example/app'],
  ['PUBLIC_URL', 'https://tzemed.example/?lang=he'],
  ['PUBLIC_URL', 'https://tzemed.example/#top'],
  ['PUBLIC_URL', 'https://user:word@tzemed.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['GOOGLE_ISSUER', 'http://accounts.example'],
  ['MAIL_FROM', 'a\nBcc: b'],
  ['SUPPORT_MAIL', 'a@b.example, c@d.example'],
  ['OPERATOR_NAME', 'a\nb'],
  ['OPERATOR_ADDRESS', 'א'.repeat(201)],
  ['OPERATOR_PHONE', 'call us'],
  ['ACCESSIBILITY_NAME', ' a '],
  ['ACCESSIBILITY_EMAIL', 'nobody'],
  ['ACCESSIBILITY_PHONE', '12'],
  ['OUTBOX', 'yes'],
  ['RATE_LIMIT_SCALE', '0'],
  ['FREE_PLAN_PET_LIMIT', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Authorization'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%FF'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  // Fastify would take the first for the address 0.0.0.1, and trust nobody without a word.
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1, proxy.example'],
])('%s=%s is refused in one line that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Configuration: ${name}: .+$`));
});

it.each([
  ['https://tzemed.example', 'https://tzemed.example'],
  ['https://tzemed.example/', 'https://tzemed.example'],
  ['https://tzemed.example:8443', 'https://tzemed.example:8443'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('PUBLIC_URL=%s makes links that begin with %s', (PUBLIC_URL, publicUrl) => {
  expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(publicUrl);
});

it.each([
  ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['PORT', '-1.5', 'must be a whole number from 0 to 65535'],
  ['RATE_LIMIT_SCALE', 'x', 'must be a number from 0.001 to 1000000'],
  ['LOG_LEVEL', 'loud', 'must be one of debug, info, warn, error, silent'],
  ['DEMO', 'yes', 'must be 1, or not be set'],
])('%s=%s is answered with what is valid', (name, value, valid) => {
  expect(() => readConfig({ [name]: value })).toThrow(`Configuration: ${name}: ${valid}`);
});

it('All that is wrong is said at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: .+; LOG_LEVEL: /);
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow('belong together');
  expect(() => readConfig({ S3_BUCKET: 'papers' })).toThrow('S3_SECRET_KEY belong together');
});

it('Metrics are for this machine, or for whoever has a token', () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ host: '127.0.0.1', port: 9100, token: undefined });
  const everywhere = { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' };
  expect(() => readConfig(everywhere)).toThrow('METRICS_HOST beyond this machine takes a METRICS_TOKEN');
  expect(() => readConfig({ ...everywhere, METRICS_TOKEN: 'short' })).toThrow('20 characters');
  expect(readConfig({ ...everywhere, METRICS_TOKEN: 'x'.repeat(20) }).metrics?.host).toBe('0.0.0.0');
});

it('DATABASE_CONNECTIONS is at least 4 when requests and background work share them', () => {
  const few = { DATABASE_CONNECTIONS: '3', DATABASE_URL: 'postgresql://localhost/tzemed' };
  expect(() => readConfig(few)).toThrow('DATABASE_CONNECTIONS: must be 4 or more');
  for (const WORK of ['only', 'elsewhere']) expect(readConfig({ ...few, WORK }).databaseConnections).toBe(3);
});

it('DATABASE_DIRECT_URL goes with an address of a pooler', () => {
  const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgresql://pooler/tzemed', 'postgresql://database/tzemed'];
  expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow('goes with a DATABASE_URL that leads through a pooler');
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PREPARED: 'off' })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
    preparesStatements: false,
  });
  expect(() => readConfig({ DATABASE_PREPARED: 'no' })).toThrow('DATABASE_PREPARED: must be on or off');
});

it.each([
  ['by default', {}, true],
  ['with an address on this machine', { PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
  ['with an address of its own', { PUBLIC_URL: 'https://tzemed.example' }, false],
  ['with a name that only begins like this machine', { PUBLIC_URL: 'https://localhost.example' }, false],
  ['when it is told to', { PUBLIC_URL: 'https://tzemed.example', OUTBOX: '1' }, true],
  ['when mails are sent', { OUTBOX: '1', SMTP_URL: 'smtp://mail.example' }, false],
])('Whether a server shows the mails that it does not send: %s', (_, env, shows) => {
  expect(readConfig(env).showsOutbox).toBe(shows);
});

it('A forwarded address is believed from a trusted proxy and from nobody else', async () => {
  const app = await testApp({ TRUST_PROXY: '10.0.0.0/8, ::1', RATE_LIMIT_SCALE: '1' });
  const statusFrom = async (from: string, client: string) => {
    const headers = { 'x-forwarded-for': client };
    return (await app.call('POST', '/api/auth/verify-email', { body: { token: 'x' }, from, headers })).status;
  };
  const sequence = (from: string, clientOf: (i: number) => string) =>
    Promise.all(Array.from({ length: 21 }, (_, i) => statusFrom(from, clientOf(i))));
  expect(await sequence('10.1.2.3', (i) => `203.0.113.${i}`)).not.toContain(429);
  expect(await sequence('198.51.100.7', (i) => `203.0.114.${i}`)).toContain(429);
});

it('docs/configuration.md describes each variable as it is', async () => {
  const docs = await readFile(path.join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
  // `npm run docs` writes it; the formatter aligns its table.
  const plain = (text: string) => text.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---');
  expect(plain(docs)).toBe(plain(configurationDocs()));
});
