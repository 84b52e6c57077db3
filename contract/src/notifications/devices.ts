import * as z from 'zod/mini';
import { linkToken } from '../account/auth.ts';
import { detailLevel } from './detail-levels.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, missingOr, named, withExample } from '../schema/fields.ts';
import { formatPhone } from '../text/phone-numbers.ts';

/**
 * Channels outside the app: a browser (Web Push), a topic at the ntfy server of the site, a webhook address, a
 * telephone.
 */
export const deviceKinds = ['browser', 'ntfy', 'webhook', 'sms'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Maximum number of devices of one person. */
export const maxDevices = 20;

/** Minutes for which a code sent by SMS is valid. */
export const codeMinutes = 15;

const required = missingOr('required', 'invalid');

/** A key of a browser's subscription, as browsers write it: so many bytes in base64url. */
const keyIn = (bytes: number, example: string) =>
  withExample(
    z.string(required).check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), 'invalid')),
    example,
  );

const isAddress = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username + password === '';
};
const fits: Readonly<Record<DeviceKind, (address: string) => boolean>> = {
  browser: isAddress,
  webhook: isAddress,
  // The server makes it: whoever knows a topic reads it, and may write into anybody's.
  ntfy: () => true,
  sms: (phone) => formatPhone(phone)?.startsWith('05') === true,
};

export const newDevice = named(
  'NewDevice',
  z
    .object({
      kind: withExample(z.enum(deviceKinds, missingOr('required', 'valueUnknown')), 'browser'),
      address: withExample(
        z
          .string(required)
          .check(z.trim(), z.maxLength(1000, 'textTooLong:1000'), z.regex(/^[ -~]*$/, 'addressInvalid')),
        'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn',
      ),
      /** Id of the caller's device that this one replaces: a browser changes its address from time to time. */
      replaces: z.optional(z.string('invalid').check(z.maxLength(40, 'invalid'), z.regex(/^[\w-]*$/, 'invalid'))),
      keys: z.optional(
        z.object(
          {
            p256dh: keyIn(
              65,
              'BHwT1sEmfLVCgVWoBVYOxyWGeGVkVyTQOPZ4SRbWn8USHLkm-Dy-EqPTTm0rj-hZBpVYJI6fCSMW2UGcJIRh1kI',
            ),
            auth: keyIn(16, 'z2rYqNhJ2cUYjxX8bS3S8A'),
          },
          'required',
        ),
      ),
    })
    .check(
      z.refine(({ kind, address }) => kind === 'ntfy' || address !== '', { path: ['address'], error: 'required' }),
      z.refine(({ kind, address }) => address === '' || fits[kind](address), {
        path: ['address'],
        error: 'addressInvalid',
      }),
      z.refine(({ kind, keys }) => kind !== 'browser' || keys !== undefined, { path: ['keys'], error: 'required' }),
    ),
);
export type NewDevice = z.output<typeof newDevice>;

export const device = named(
  'Device',
  z.object({
    id: idOut('Device'),
    kind: withExample(z.enum(deviceKinds), 'browser'),
    /** Name that the device reports; if it reports none, the recognisable part of its address. */
    name: withExample(z.string(), 'Chrome · Android'),
    /** Signs what is posted to a webhook (https://www.standardwebhooks.com); null of all others. */
    secret: withExample(z.nullable(z.string()), null),
    createdAt: instantOut,
    /** Time of the last message to the device. */
    toldAt: z.nullable(instantOut),
    /** Time of the last push receipt: a browser sends it by itself, a webhook by its response. */
    confirmedAt: withExample(z.nullable(instantOut), '2026-11-21T07:00:02.000Z'),
    /** False for a telephone whose number is not confirmed: it gets no messages. */
    isConfirmed: withExample(z.boolean(), true),
    /** True when the device no longer accepts messages, until it is added again. */
    isGone: withExample(z.boolean(), false),
    /** Level of detail of notifications on it; null follows the preferences. */
    detail: z.nullable(detailLevel.out),
  }),
);
export type Device = z.input<typeof device>;

const told = z.object({ device });

/** Devices that get notifications besides the app and mail. */
export const devices = {
  list: endpoint({
    method: 'GET',
    path: '/users/devices',
    access: 'user',
    summary: 'The devices and addresses at which you are told',
    details:
      '`pushKey` is the key with which a browser subscribes (VAPID). `kinds` are those that this server can reach. One that was told something and has not confirmed it since is silent: what it was told was mailed.',
    reply: z.object({
      devices: z.array(device),
      pushKey: withExample(
        z.string(),
        'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      ),
      kinds: z.array(z.enum(deviceKinds)),
      /** Minutes that a device has for confirming. */
      confirmMinutes: withExample(z.int(), 5),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/users/devices',
    access: 'user',
    summary: 'Be told at this browser or address, too',
    details: `\`address\` is of a browser the endpoint of its subscription, of a webhook an address (https), of an SMS a mobile number of Israel; of ntfy it is empty, and the topic is made here. One that is there is renewed; with \`replaces\` it takes the place of another. What leads into a private network or nowhere is refused (\`addressOutOfReach\`). A number gets a code, good for ${codeMinutes} minutes, and is told nothing before it is confirmed. ${maxDevices} at most (\`tooManyDevices\`). A browser is told until its sign-in is ended.`,
    refuses: { 409: ['tooManyDevices'] },
    body: newDevice,
    reply: told,
    status: 201,
    limit: 'device',
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/devices/:deviceId',
    access: 'user',
    summary: 'One of them',
    details: 'Asked again and again after a test it shows when that has arrived.',
    reply: told,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/devices/:deviceId',
    access: 'user',
    summary: 'Choose how much is told there',
    details:
      '`everything`, of which `pet` it is, or only that something is `due`: what shows on its lock screen. Null follows the notification preferences.',
    body: z.object({ detail: z.nullable(detailLevel.in) }),
    reply: told,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/users/devices/:deviceId/verify',
    access: 'user',
    summary: 'Confirm a number with the code that was sent to it',
    details: 'Five tries; then, and when its time is over, it is added anew.',
    body: z.object({ code: withExample(z.string(required).check(z.regex(/^\d{6}$/, 'codeWrong')), '204816') }),
    reply: told,
    limit: 'device',
  }),
  test: endpoint({
    method: 'POST',
    path: '/users/devices/:deviceId/test',
    access: 'user',
    summary: 'Send something there, to see whether it arrives',
    details: 'It has arrived once `confirmedAt` is later than this was asked. No mail follows.',
    status: 202,
    reply: told,
    limit: 'device',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/devices/:deviceId',
    access: 'user',
    summary: 'Be told there no more',
    details: 'What is gone already is a 404.',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/users/devices/confirm',
    access: 'public',
    summary: 'What a device says that was told something: it has arrived',
    details: 'By the link inside what it was told, for a day. What has arrived in time is not mailed.',
    refuses: { 410: ['linkExpired'], 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    limit: 'visitor',
  }),
};
