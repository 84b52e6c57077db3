import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { instantOut, named, withExample } from '../schema/fields.ts';
import { health } from '../site/health.ts';

/** Parts of the installation that the environment configures. */
export const configuredParts = [
  'publicUrl',
  'proxy',
  'mail',
  'supportMail',
  'push',
  'sms',
  'ntfy',
  'webhooks',
  'store',
  'backup',
  'backupKey',
  'google',
  'metrics',
  'tracing',
  'workers',
  'petLimit',
] as const;
export type ConfiguredPart = (typeof configuredParts)[number];

export const adminState = {
  get: endpoint({
    method: 'GET',
    path: '/admin/state',
    access: 'admin',
    summary: 'Which parts are configured, and how the service stands',
    details: 'No value of a setting is answered, only whether it is set.',
    reply: z.object({
      state: named(
        'AdminState',
        z.object({
          parts: z.array(
            z.object({ part: withExample(z.enum(configuredParts), 'mail'), isSet: withExample(z.boolean(), true) }),
          ),
          health: health.get.reply,
          /** Name of the newest migration of the database, and how many have run. */
          migration: withExample(z.string(), '0102_administration'),
          migrations: withExample(z.int(), 102),
          checkedAt: instantOut,
        }),
      ),
    }),
  }),
};
