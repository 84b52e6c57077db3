import { variables } from './config.ts';

type Name = keyof typeof variables;

/** Variables that belong together, with their purpose and, where the schema has no default, what holds without them. */
const groups: readonly { readonly names: readonly Name[]; readonly purpose: string; readonly unset?: string }[] = [
  { names: ['PORT', 'HOST'], purpose: 'Address on which the server listens.' },
  {
    names: ['DRAIN_SECONDS'],
    purpose: 'Time in which a process that is told to stop sends reads elsewhere (502), behind a proxy with several.',
  },
  {
    names: ['PUBLIC_URL'],
    purpose: 'Origin of all links in mails, without a path. `https:` turns on HSTS.',
    unset: '`http://localhost:PORT`',
  },
  {
    names: ['DATA_DIR'],
    purpose: 'Folder of the embedded database, files, secrets and outbox. Only its owner can read it.',
  },
  { names: ['DATABASE_URL'], purpose: 'A PostgreSQL server, 15 or newer.', unset: 'PostgreSQL 18 runs embedded' },
  {
    names: ['DATABASE_DIRECT_URL'],
    purpose: 'The database itself, for sessions, where `DATABASE_URL` leads through a pooler (PgBouncer).',
    unset: '`DATABASE_URL`',
  },
  {
    names: ['DATABASE_PREPARED'],
    purpose: '`off` plans every statement anew: for PgBouncer before 1.21, which knows no named statements.',
  },
  {
    names: ['DATABASE_CONNECTIONS'],
    purpose:
      'Most connections of this process (4 or more; 2 if `WORK` is not `here`), beside one or two that listen for changes.',
    unset: '20, and 8 for background work',
  },
  {
    names: ['WORK'],
    purpose:
      'Place of background work: `here`, in a thread of this process; `elsewhere`, in `npm run worker` processes, which takes a `DATABASE_URL`; `only`, set by such a process.',
  },
  { names: ['SMTP_URL'], purpose: 'Mail server.', unset: 'mails go to `DATA_DIR/outbox`' },
  { names: ['MAIL_FROM'], purpose: 'Sender of mails.' },
  {
    names: ['OUTBOX'],
    purpose: '`1` shows unsent mails at `/dev/outbox` whatever `PUBLIC_URL` is. Never set it on a public server.',
    unset: 'shown only while `PUBLIC_URL` is on this machine',
  },
  {
    names: ['SUPPORT_MAIL'],
    purpose: 'Address that gets a mail about each support request, and the replies to mails of support.',
    unset: 'requests appear only at the support desk',
  },
  {
    names: ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_PHONE'],
    purpose: 'Operator of the site, shown on its pages and at the end of newsletters.',
    unset: 'pages omit the line, and no newsletter can be sent',
  },
  {
    names: ['ACCESSIBILITY_NAME', 'ACCESSIBILITY_EMAIL', 'ACCESSIBILITY_PHONE'],
    purpose: 'Accessibility contact, which Israeli law requires on the site.',
    unset: 'pages omit the line',
  },
  {
    names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'],
    purpose: 'Sign-in with Google, or with another OpenID Connect provider.',
    unset: 'the button says that it is not set up',
  },
  {
    names: ['WEBHOOKS'],
    purpose: '`1` lets people have notifications posted to their own addresses.',
    unset: 'not offered',
  },
  { names: ['NTFY_URL', 'NTFY_TOKEN'], purpose: 'ntfy server for notifications.', unset: 'not offered' },
  {
    names: ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM', 'SMS_URL'],
    purpose: 'SMS notifications through Twilio or a gateway with its API.',
    unset: 'not offered',
  },
  { names: ['PUSH_PATIENCE'], purpose: 'Seconds after which a push that no device confirmed is mailed.' },
  {
    names: ['PRIVATE_HOSTS'],
    purpose: 'Private host names or addresses, separated by commas, that webhooks and push services may still use.',
    unset: 'none',
  },
  {
    names: ['TRUST_PROXY'],
    purpose: 'Proxies whose forwarded addresses are trusted: addresses or ranges, or `loopback`.',
    unset: 'none',
  },
  {
    names: ['FREE_PLAN_PET_LIMIT'],
    purpose: 'Most pets in a household whose owners have the free plan.',
    unset: 'no limit',
  },
  {
    names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_REGION'],
    purpose: 'S3-compatible store for files.',
    unset: 'files are in `DATA_DIR`',
  },
  {
    names: ['BACKUP_TO'],
    purpose:
      'Where `npm run backup` writes to and `npm run restore` reads from: a folder, or `s3://BUCKET` in the S3 store.',
    unset: 'the command names it',
  },
  {
    names: ['BACKUP_KEY'],
    purpose: 'Encrypts backups: 20 characters or more, kept apart from them. Without it no backup can be read.',
    unset: 'backups are not encrypted, and leave out the keys of `DATA_DIR`',
  },
  {
    names: ['METRICS_PORT', 'METRICS_HOST'],
    purpose: 'Address of `/metrics` for Prometheus, `/live` and `/ready`, apart from the site.',
    unset: 'not served; this machine alone',
  },
  {
    names: ['METRICS_TOKEN'],
    purpose: 'Bearer token that these need: 20 characters or more, required where `METRICS_HOST` is not this machine.',
    unset: 'whoever is on this machine may ask',
  },
  {
    names: [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_SERVICE_NAME',
      'OTEL_TRACES_SAMPLER_ARG',
    ],
    purpose:
      'OpenTelemetry collector (OTLP over HTTP) that gets traces, headers for it (`key=value,…`), the name there, and the share of requests and jobs that are traced.',
    unset: 'no traces',
  },
  { names: ['BACKUP_KEEP'], purpose: 'Number of backups that are kept.' },
  {
    names: ['UPGRADE_WITHOUT_BACKUP'],
    purpose: '`1` lets a start that changes rows go on without the backup that it makes in `BACKUP_TO` before.',
    unset: 'the start ends where that backup fails',
  },
  { names: ['HOME_STORAGE_MB'], purpose: 'Most megabytes of files of one household.' },
  { names: ['RATE_LIMIT_SCALE'], purpose: 'Factor for every rate limit, for load tests.' },
  {
    names: ['PATIENCE_SCALE'],
    purpose: 'Factor for the deadlines of database and files, for tests on a busy machine.',
  },
  {
    names: ['SERVICE_WORKER'],
    purpose:
      '`off` makes every browser drop the stored pages of the app at its next visit, and load all from the server. For a broken update; notifications still arrive.',
    unset: 'pages are stored for use without a connection',
  },
  {
    names: ['DEMO'],
    purpose: '`1` creates a demo account at start, as `npm run demo` does.',
    unset: 'no demo account',
  },
  { names: ['LOG_LEVEL'], purpose: 'Lowest level of the JSON log lines on stderr.' },
];

/** Text of `docs/configuration.md`. Throws if a variable has no description or two. */
export function configurationDocs(): string {
  const described = groups.flatMap(({ names }) => names).toSorted();
  const known = Object.keys(variables).toSorted();
  if (described.join() !== known.join())
    throw new Error(`Describe each variable once: ${known.filter((name) => !described.includes(name as Name)).join()}`);
  const rows = groups.map(({ names, purpose, unset }) => {
    const defaults = names.map((name) => defaultOf(name)).filter(Boolean);
    return `| ${names.map((name) => `\`${name}\``).join(', ')} | ${[unset, ...defaults.map((value) => `\`${value}\``)].filter(Boolean).join('; ')} | ${purpose} |`;
  });
  return `# Configuration

Environment variables of the server, from \`server/src/config.ts\` by \`npm run docs\`. An empty variable counts as missing; a wrong
value ends the start with a line that names it. \`NAME_FILE\` names a file that holds the value of \`NAME\`, such as a secret of
a container.

| variable | default | purpose |
| --- | --- | --- |
${rows.join('\n')}
`;
}

function defaultOf(name: Name): string {
  const { def } = variables[name] as { def: { type: string; defaultValue?: unknown } };
  return def.type === 'default' ? [def.defaultValue].flat().join() : '';
}
