import { brand } from '@tzemed/contract/brand';
import { dirOf } from '@tzemed/contract/text/languages';
import { postOutbound } from '../../lib/security/outbound-http.ts';
import { type Channel, isGood, type Message, RefusedError, type Sending, type Target } from './channel.ts';

/**
 * Seconds that a push service keeps a message for a device that is off. Short, so that items completed or deleted since
 * are not announced all day.
 */
const keptSeconds = 3600;

/** Statuses of an expired subscription (RFC 8030). Any other error may be our fault, and is retried. */
const goneStatuses = new Set([404, 410]);

/** Web Push (RFC 8030, 8291, 8292): the push service of the browser's maker brings it, and can't read it. */
export const webPush: Channel = {
  isOffered: () => true,
  async send(ctx, target, message) {
    const { endpoint, headers, body } = await requestOf(ctx, target, message);
    const status = await postOutbound(new URL(endpoint), { headers, body }, ctx.config.privateHosts);
    if (goneStatuses.has(status)) return 'gone';
    if (!isGood(status)) throw new RefusedError(status);
    return 'taken';
  },
};

/** Bytes that a push service takes: 4096 with those that encryption adds. */
const mostBytes = 3900;
const isOfApple = (endpoint: string) => new URL(endpoint).hostname.endsWith('.push.apple.com');

/**
 * The payload that the app's worker shows. Apple's devices get the same once more in the form that they show by themselves where
 * the worker fails (declarative Web Push, https://webkit.org/blog/16535/meet-declarative-web-push/), as far as it fits.
 */
export function payloadOf(endpoint: string, { lang, title, body, url, actions, confirm, id, at, unread }: Message) {
  const shown = { title, body, lang, dir: dirOf(lang), tag: id };
  const data = { url, actions, confirm, at: at.getTime(), unread };
  const payload = JSON.stringify({ ...shown, ...data });
  if (!isOfApple(endpoint)) return payload;
  const notification = { ...shown, navigate: url, data };
  const both = JSON.stringify({ ...shown, ...data, web_push: 8030, mutable: true, app_badge: unread, notification });
  return Buffer.byteLength(both) <= mostBytes ? both : payload;
}

async function requestOf({ config, secrets }: Sending, { address, p256dh, auth }: Target, message: Message) {
  // Loaded with the first message: importing it takes a twentieth of the startup time.
  const { default: library } = await import('web-push');
  const made = library.generateRequestDetails(
    {
      endpoint: address,
      keys: { p256dh: p256dh!.toString('base64url'), auth: auth!.toString('base64url') },
    },
    payloadOf(address, message),
    {
      TTL: keptSeconds,
      urgency: message.isUrgent ? 'high' : 'normal',
      vapidDetails: {
        subject: config.publicUrl.startsWith('https:') ? config.publicUrl : `mailto:${brand.supportEmail}`,
        publicKey: secrets.vapid.publicKey,
        privateKey: secrets.vapid.privateKey,
      },
    },
  );
  const headers = made.headers as unknown as Record<string, string | number>;
  return { endpoint: made.endpoint, headers, body: made.body };
}
