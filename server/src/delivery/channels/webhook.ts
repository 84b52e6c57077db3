import { createHmac } from 'node:crypto';
import { postOutside } from '../../lib/outside.ts';
import { type Channel, isGood, RefusedError } from './channel.ts';

/** By RFC 9110 it is not there, and will not be. */
const gone = 410;

/** Posted to an address of somebody's own, signed as https://www.standardwebhooks.com has it. */
export const webhook: Channel = {
  isOffered: ({ webhooks }) => webhooks,
  async send({ config }, { address, secret }, { id, at, title, body: text, url, actions, lang }) {
    const timestamp = Math.floor(at.getTime() / 1000);
    const data = { title, body: text, url, actions, language: lang };
    const body = JSON.stringify({ type: 'notification', timestamp: at.toISOString(), data });
    const signature = createHmac('sha256', secret!).update(`${id}.${timestamp}.${body}`).digest('base64');
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    const status = await postOutside(new URL(address), { headers, body }, config.privateHosts);
    if (status === gone) return 'gone';
    if (!isGood(status)) throw new RefusedError(status);
    return 'arrived';
  },
};

/** A secret as its reader enters it. */
export const shownSecret = (secret: Buffer) => `whsec_${secret.toString('base64')}`;
