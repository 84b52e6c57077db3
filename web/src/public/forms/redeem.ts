import { auth } from '@tzemed/contract/auth';
import { bareCalls } from '../../lib/bare-calls.ts';
import { showView, takeLinkToken } from './views.ts';
import { failureText } from './wire-form.ts';

const api = bareCalls(auth);

/** What a page with `data-redeem` asks for. */
export type LinkCall = 'verify' | 'confirmGoogle';

/** Uses up the mailed link with which the page was opened. */
export async function redeemLink(call: LinkCall) {
  const token = takeLinkToken();
  if (!token) return showView('failed', 'linkInvalid');
  try {
    await api[call]({ body: { token } });
  } catch (reason) {
    return showView('failed', failureText(reason, 'failed'));
  }
  showView('done');
}
