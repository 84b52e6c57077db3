import type { DeviceKind } from '@tzemed/contract/notifications/devices';
import type { Channel } from './channel.ts';
import { ntfy } from './ntfy.ts';
import { sms } from './sms.ts';
import { webPush } from './web-push.ts';
import { webhook } from './webhook.ts';

/** The ways to somebody outside the app. */
export const channels: Readonly<Record<DeviceKind, Channel>> = { browser: webPush, ntfy, webhook, sms };
