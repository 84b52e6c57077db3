import { auth } from '@tzemed/contract/account/auth';
import { showView, takeLinkToken } from '../forms/page-views.ts';
import { failureText } from '../forms/failure-text.ts';
import { call } from '../forms/call.ts';

/** Calls that a mailed link can be used for. */
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
