import { createHmac } from 'node:crypto';
import { postOutbound } from '../../lib/security/outbound-http.ts';
import { type Channel, isGood, type Message, RefusedError } from './channel.ts';

/** RFC 9110: the resource is gone for good. */
const gone = 410;

/** The body of a post. */
export const eventOf = ({ at, title, body, url, actions, lang }: Message) =>
  JSON.stringify({
    type: 'notification',
    timestamp: at.toISOString(),
    data: { title, body, url, actions, language: lang },
  });

/** Posted to an address of somebody's own, signed as https://www.standardwebhooks.com has it. */
export const webhook: Channel = {
  isOffered: ({ webhooks }) => webhooks,
  async send({ config }, { address, secret }, message) {
    const { id, at } = message;
    const timestamp = Math.floor(at.getTime() / 1000);
    const body = eventOf(message);
    const signature = createHmac('sha256', secret!).update(`${id}.${timestamp}.${body}`).digest('base64');
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    const status = await postOutbound(new URL(address), { headers, body }, config.privateHosts);
    if (status === gone) return 'gone';
    if (!isGood(status)) throw new RefusedError(status);
    return 'arrived';
  },
};

/** A secret as its reader enters it. */
export const shownSecret = (secret: Buffer) => `whsec_${secret.toString('base64')}`;
