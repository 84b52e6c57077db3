import { brand } from '@tzemed/contract/brand';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { logLevels } from './lib/log.ts';
import { StartupError } from './lib/startup-error.ts';

const emptyIsMissing = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `must be an URL (${protocols.join(' or ')})`,
      ),
    );
const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);
const isOnThisMachine = (value: string) => isLoopback(new URL(value).hostname);
/** Base URL of links: an origin without a path, and HTTPS unless it is on this machine. */
const origin = url('http:', 'https:').check(
  z.refine((value) => !URL.canParse(value) || isOrigin(new URL(value)), 'must end behind the host and port'),
  z.refine((value) => !URL.canParse(value) || value.startsWith('https:') || isOnThisMachine(value), 'must be https'),
);
const isOrigin = ({ origin, href }: URL) => href === `${origin}/`;

/** A secret and who somebody is go over it: without TLS only to this machine. */
const provider = url('http:', 'https:').check(
  z.refine((value) => !URL.canParse(value) || value.startsWith('https:') || isOnThisMachine(value), 'must be https'),
);
const between = (least: number, most: number, kind: string) => {
  const error = `must be ${kind} from ${least} to ${most}`;
  return z.coerce.number<string>(error).check(z.minimum(least, error), z.maximum(most, error));
};
const number = (least: number, most: number) => between(least, most, 'a number');
const whole = (least: number, most: number) =>
  between(least, most, 'a whole number').check(z.int(`must be a whole number from ${least} to ${most}`));
const address = z.string().check(z.regex(/^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{3,190}$/, 'must be one address'));
const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(new RegExp(`^[^\\p{Cc}]{2,${most}}$`, 'u'), `must be one line of 2 to ${most} characters`),
    );
/** Short numbers with a star, too. */
const phone = z.string().check(z.trim(), z.regex(/^[+*]?\d[\d -]{2,18}\d$/, 'must be a phone number'));
const flag = z.literal('1', 'must be 1, or not be set');

/** An address, a range such as `10.0.0.0/8`, or a name for the private ones. A count of hops can be forged past. */
const isProxy = (value: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family > 0 && isRange && rest.length === 0;
};
const proxies = z.pipe(
  z
    .string()
    .check(z.refine((value) => value.split(',').every((part) => isProxy(part.trim())), 'must be addresses or ranges')),
  z.transform((value) => value.split(',').map((part) => part.trim())),
);

const hosts = z.pipe(
  z.string().check(z.regex(/^[\w.:-]+(,[\w.:-]+)*$/, 'must be names or addresses with commas between them')),
  z.transform((value) => value.split(',')),
);

/** `key=value` pairs with commas between them, the values encoded as in a URL. */
const pairs = (text: string) =>
  text.split(',').map((pair) => {
    const [, key, value] = /^([\w-]+)=(.*)$/.exec(pair.trim()) ?? [];
    return [key, value && decoded(value)] as const;
  });
function decoded(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
const keysAndValues = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => pairs(text).every(([key, value]) => key && value),
        'must be key=value pairs with commas between them',
      ),
    ),
  z.transform((text) => Object.fromEntries(pairs(text)) as Record<string, string>),
);

/**
 * Place of the background work. `here`: a thread of this process. `elsewhere`: another process. `only`: this process
 * does nothing else.
 */
const works = ['here', 'elsewhere', 'only'] as const;

/** Schema of each environment variable. `config-docs.ts` describes them. */
export const variables = {
  WORK: z._default(z.enum(works, `must be one of ${works.join(', ')}`), 'here'),
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_DIRECT_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_PREPARED: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  DATABASE_CONNECTIONS: z.optional(whole(2, 1000)),
  DRAIN_SECONDS: z._default(number(0, 60), 0),
  PUBLIC_URL: z.optional(origin),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  OUTBOX: z.optional(flag),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/^[^\r\n]{3,200}$/, 'must be one line of 3 to 200 characters')),
    `${brand.name.he} <${brand.supportEmail}>`,
  ),
  SUPPORT_MAIL: z.optional(address),
  OPERATOR_NAME: z.optional(line(100)),
  OPERATOR_ADDRESS: z.optional(line(200)),
  OPERATOR_PHONE: z.optional(phone),
  ACCESSIBILITY_NAME: z.optional(line(100)),
  ACCESSIBILITY_EMAIL: z.optional(address),
  ACCESSIBILITY_PHONE: z.optional(phone),
  TRUST_PROXY: z.optional(proxies),
  RATE_LIMIT_SCALE: z._default(number(0.001, 1_000_000), 1),
  /** Read in `lib/patience-scale.ts`; a wrong value ends the start. */
  PATIENCE_SCALE: z._default(number(0.1, 1000), 1),
  FREE_PLAN_PET_LIMIT: z.optional(whole(1, 10_000)),
  HOME_STORAGE_MB: z._default(whole(1, 1_000_000), 1024),
  S3_ENDPOINT: z.optional(url('http:', 'https:')),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  BACKUP_TO: z.optional(z.string()),
  BACKUP_KEY: z.optional(z.string().check(z.minLength(20, 'must have 20 characters or more'))),
  BACKUP_KEEP: z._default(whole(1, 10_000), 14),
  UPGRADE_WITHOUT_BACKUP: z.optional(flag),
  GOOGLE_ISSUER: z._default(provider, 'https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  PUSH_PATIENCE: z._default(whole(1, 3600), 300),
  PRIVATE_HOSTS: z._default(hosts, []),
  WEBHOOKS: z.optional(flag),
  NTFY_URL: z.optional(provider),
  NTFY_TOKEN: z.optional(z.string()),
  SMS_URL: z._default(provider, 'https://api.twilio.com'),
  SMS_ACCOUNT: z.optional(z.string()),
  SMS_TOKEN: z.optional(z.string()),
  SMS_FROM: z.optional(z.string()),
  SERVICE_WORKER: z.optional(z.literal('off', 'must be off, or not be set')),
  DEMO: z.optional(flag),
  METRICS_PORT: z.optional(whole(0, 65_535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(20, 'must have 20 characters or more'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url('http:', 'https:')),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(keysAndValues),
  OTEL_SERVICE_NAME: z._default(z.string(), 'tzemed'),
  OTEL_TRACES_SAMPLER_ARG: z._default(number(0, 1), 1),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'warn'),
};
const environment = z.object(variables);

export type Config = ReturnType<typeof readConfig>;

/** Values of files that `NAME_FILE` names, as containers and systemd hand secrets over, under their `NAME`. */
function withFiles(env: NodeJS.ProcessEnv) {
  const values = { ...env };
  for (const name of Object.keys(variables)) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new StartupError(`Configuration: ${name} and ${name}_FILE are both set`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new StartupError(`Configuration: ${name}_FILE: ${file} cannot be read (${code})`, { cause: error });
    }
  }
  return values;
}

type Given<T> = { readonly [K in keyof T]: NonNullable<T[K]> };
const isGiven = <T extends object>(values: T): values is T & Given<T> => Object.values(values).every(Boolean);

/** Reads the environment once. Throws a `StartupError` that names every variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = z.safeParse(environment, emptyIsMissing(withFiles(env)));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(`Configuration: ${[...new Set(wrong)].join('; ')}`);
  }
  const e = parsed.data;
  if (Boolean(e.GOOGLE_CLIENT_ID) !== Boolean(e.GOOGLE_CLIENT_SECRET)) {
    throw new StartupError('Configuration: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together');
  }
  const s3 = { endpoint: e.S3_ENDPOINT, bucket: e.S3_BUCKET, accessKey: e.S3_ACCESS_KEY, secretKey: e.S3_SECRET_KEY };
  if (e.WORK !== 'here' && !e.DATABASE_URL) {
    throw new StartupError(`Configuration: WORK=${e.WORK} takes a DATABASE_URL, which several processes can share`);
  }
  if (e.DATABASE_DIRECT_URL && !e.DATABASE_URL) {
    throw new StartupError('Configuration: DATABASE_DIRECT_URL goes with a DATABASE_URL that leads through a pooler');
  }
  if (e.WORK === 'here' && e.DATABASE_CONNECTIONS !== undefined && e.DATABASE_CONNECTIONS < 4) {
    throw new StartupError(
      'Configuration: DATABASE_CONNECTIONS: must be 4 or more where background work is done here too',
    );
  }
  const isWhole = isGiven(s3);
  if (!isWhole && Object.values(s3).some(Boolean)) {
    throw new StartupError('Configuration: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY belong together');
  }
  const sms = { account: e.SMS_ACCOUNT, token: e.SMS_TOKEN, from: e.SMS_FROM };
  const hasSms = isGiven(sms);
  if (!hasSms && Object.values(sms).some(Boolean)) {
    throw new StartupError('Configuration: SMS_ACCOUNT, SMS_TOKEN and SMS_FROM belong together');
  }
  if (e.METRICS_PORT !== undefined && !e.METRICS_TOKEN && !isLoopback(e.METRICS_HOST)) {
    throw new StartupError('Configuration: METRICS_HOST beyond this machine takes a METRICS_TOKEN');
  }
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, '');
  return {
    work: e.WORK,
    port: e.PORT,
    host: e.HOST,
    /** Time in which a stop sends clients to other processes. */
    drainMs: e.DRAIN_SECONDS * 1000,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    /** The database itself, where `databaseUrl` leads through a pooler. */
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    /** False where a pooler knows no named statements. */
    preparesStatements: e.DATABASE_PREPARED === 'on',
    /** Maximum number of connections of this process, if set. */
    databaseConnections: e.DATABASE_CONNECTIONS,
    /** No trailing slash. Links in mails are built from it, never from the Host header. */
    publicUrl,
    smtpUrl: e.SMTP_URL,
    /** Address that gets a mail about each new ticket, and answers to mails of support. */
    supportMail: e.SUPPORT_MAIL,
    /** True when browsers are to drop the app's service worker, and all pages that it has stored. */
    isWorkerOff: e.SERVICE_WORKER === 'off',
    /** Details of the operator, as far as they are set. Pages are built with the same variables. */
    operator: { name: e.OPERATOR_NAME, address: e.OPERATOR_ADDRESS, phone: e.OPERATOR_PHONE },
    /**
     * True when unsent mails are shown, with their links that open accounts. Behind a plain proxy every stranger seems
     * to be on this machine, so a public server has to set this.
     */
    showsOutbox: !e.SMTP_URL && (e.OUTBOX === '1' || isOnThisMachine(publicUrl)),
    mailFrom: e.MAIL_FROM,
    /** The proxies whose word for a client's address is taken. */
    trustProxy: e.TRUST_PROXY,
    rateLimitScale: e.RATE_LIMIT_SCALE,
    freePlanPetLimit: e.FREE_PLAN_PET_LIMIT,
    /** Object store for the files, if they are not in `dataDir`. */
    s3: isWhole ? { ...s3, region: e.S3_REGION } : undefined,
    /** Folder or `s3://BUCKET` of backups. */
    backupTo: e.BACKUP_TO,
    backupKey: e.BACKUP_KEY,
    /** Number of backups that are kept. */
    backupKeep: e.BACKUP_KEEP,
    /** True when migrations that may change rows run even where no backup could be made before. */
    upgradesWithoutBackup: e.UPGRADE_WITHOUT_BACKUP === '1',
    /** Address of `/metrics`, `/live` and `/ready`, if they are served. */
    metrics:
      e.METRICS_PORT === undefined ? undefined : { host: e.METRICS_HOST, port: e.METRICS_PORT, token: e.METRICS_TOKEN },
    /** Collector of traces, if they are sent. */
    tracing: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: e.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          serviceName: e.OTEL_SERVICE_NAME,
          ratio: e.OTEL_TRACES_SAMPLER_ARG,
          // A stranger must not choose what is traced.
          followsCallers: e.TRUST_PROXY !== undefined,
        }
      : undefined,
    /** Storage quota of a household, in bytes. */
    homeBytes: e.HOME_STORAGE_MB * 1024 * 1024,
    google:
      e.GOOGLE_CLIENT_ID && e.GOOGLE_CLIENT_SECRET
        ? { issuer: e.GOOGLE_ISSUER, clientId: e.GOOGLE_CLIENT_ID, clientSecret: e.GOOGLE_CLIENT_SECRET }
        : undefined,
    /** Milliseconds for which a device may keep silent before what it was told is mailed. */
    pushPatienceMs: e.PUSH_PATIENCE * 1000,
    /** Names and addresses inside that people may have things sent to nonetheless, without TLS too. */
    privateHosts: e.PRIVATE_HOSTS,
    /** True when users may register webhooks of their own. */
    webhooks: e.WEBHOOKS === '1',
    ntfy: e.NTFY_URL ? { url: e.NTFY_URL, token: e.NTFY_TOKEN } : undefined,
    /** A provider that speaks Twilio's API of messages. */
    sms: hasSms ? { ...sms, url: e.SMS_URL } : undefined,
    /** Starts with a realistic account to look around in. */
    demo: e.DEMO === '1',
    logLevel: e.LOG_LEVEL,
  };
}
