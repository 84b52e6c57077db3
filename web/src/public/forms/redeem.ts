import { auth } from '@tzemed/contract/auth';
import { showView, takeLinkToken } from './views.ts';
import { failureText } from './failure-text.ts';
import { call } from './call.ts';

/** What a mailed link can be good for. */
type LinkCall = 'verify' | 'confirmGoogle';

/** Uses up the mailed link with which the page was opened. */
export async function redeemLink(link: LinkCall) {
  const token = takeLinkToken();
  if (!token) return showView('failed', 'linkInvalid');
  try {
    await call(auth[link], { token });
  } catch (reason) {
    return showView('failed', failureText(reason, 'failed'));
  }
  showView('done');
}
