import { phoneLink } from '@tzemed/contract/text/phone-numbers';
import { postOutbound } from '../../lib/security/outbound-http.ts';
import { type Channel, isGood, type Message, RefusedError } from './channel.ts';

/** The text of a message. */
export const bodyOf = ({ title, body, url }: Pick<Message, 'title' | 'body' | 'url'>) =>
  [title, body, url].filter(Boolean).join('\n');

/** Sends through a provider with Twilio's Messages API: https://www.twilio.com/docs/messaging/api/message-resource */
export const sms: Channel = {
  isOffered: ({ sms }) => sms !== undefined,
  isOnce: true,
  async send({ config }, { address }, { title, body, url }) {
    const { url: server, account, token, from } = config.sms!;
    const at = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, server);
    const status = await postOutbound(
      at,
      {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
        },
        body: new URLSearchParams({
          To: phoneLink(address).replace('tel:', ''),
          From: from,
          Body: bodyOf({ title, body, url }),
        }).toString(),
      },
      [at.hostname.replace(/^\[|\]$/g, '')],
    );
    if (!isGood(status)) throw new RefusedError(status);
    return 'taken';
  },
};
