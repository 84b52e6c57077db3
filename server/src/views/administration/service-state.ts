import type { ConfiguredPart } from '@tzemed/contract/administration/admin-state';
import type { Config } from '../../config.ts';
import type { Administering } from '../../context.ts';
import * as health from '../../features/health/service.ts';
import { findMigration } from './store-state.ts';

/** True for each part that is set. No value of a setting leaves this function. */
function partsOf(config: Config): Readonly<Record<ConfiguredPart, boolean>> {
  const isPublic = config.publicUrl.startsWith('https:');
  return {
    publicUrl: isPublic,
    proxy: config.trustProxy !== undefined,
    mail: config.smtpUrl !== undefined,
    supportMail: config.supportMail !== undefined,
    // Browsers take pushes from sites with HTTPS.
    push: isPublic,
    sms: config.sms !== undefined,
    ntfy: config.ntfy !== undefined,
    webhooks: config.webhooks,
    store: config.s3 !== undefined,
    backup: config.backupTo !== undefined,
    backupKey: config.backupKey !== undefined,
    google: config.google !== undefined,
    metrics: config.metrics !== undefined,
    tracing: config.tracing !== undefined,
    workers: config.work === 'elsewhere',
    petLimit: config.freePlanPetLimit !== undefined,
  };
}

export async function get(ctx: Administering) {
  const [standing, migration] = await Promise.all([health.get(ctx), findMigration(ctx.db)]);
  const parts = Object.entries(partsOf(ctx.config)).map(([part, isSet]) => ({ part: part as ConfiguredPart, isSet }));
  return { state: { parts, health: standing, ...migration, checkedAt: ctx.now } };
}
