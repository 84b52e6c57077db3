import { type Channel, isGood, type Message, RefusedError } from './channel.ts';
import { postOutbound } from '../../lib/security/outbound-http.ts';

/** Priorities of ntfy: https://docs.ntfy.sh/publish/#message-priority */
const high = 4;
const usual = 3;

/** The body of a publication: https://docs.ntfy.sh/publish/#publish-as-json */
export const publicationOf = (topic: string, { title, body, page, isUrgent }: Message) =>
  JSON.stringify({
    topic,
    title,
    message: body,
    // Anyone who knows the topic can read the message, so it contains no action links.
    click: page,
    priority: isUrgent ? high : usual,
  });

/** A topic at the ntfy server of the site, which whoever runs this server has chosen: it may stand anywhere. */
export const ntfy: Channel = {
  isOffered: ({ ntfy }) => ntfy !== undefined,
  isOnce: true,
  async send({ config }, { address }, message) {
    const { url: server, token } = config.ntfy!;
    const at = new URL(server);
    const status = await postOutbound(
      at,
      {
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: publicationOf(address, message),
      },
      [at.hostname.replace(/^\[|\]$/g, '')],
    );
    if (!isGood(status)) throw new RefusedError(status);
    return 'taken';
  },
};
