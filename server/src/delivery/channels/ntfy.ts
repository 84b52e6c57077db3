import { type Channel, isGood, RefusedError } from './channel.ts';
import { postOutside } from '../../lib/outside.ts';

/** As ntfy numbers them: https://docs.ntfy.sh/publish/#message-priority */
const high = 4;
const usual = 3;

/** A topic at the ntfy server of the site, which whoever runs this server has chosen: it may stand anywhere. */
export const ntfy: Channel = {
  isOffered: ({ ntfy }) => ntfy !== undefined,
  isOnce: true,
  async send({ config }, { address }, { title, body, page, isUrgent }) {
    const { url: server, token } = config.ntfy!;
    const message = {
      topic: address,
      title,
      message: body,
      // Whoever knows the topic reads it: nothing in it acts for anybody.
      click: page,
      priority: isUrgent ? high : usual,
    };
    const at = new URL(server);
    const status = await postOutside(
      at,
      {
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(message),
      },
      [at.hostname.replace(/^\[|\]$/g, '')],
    );
    if (!isGood(status)) throw new RefusedError(status);
    return 'taken';
  },
};
