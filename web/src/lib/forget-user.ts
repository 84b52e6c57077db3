import { forgetDrafts } from './drafts.ts';
import { forgetRows } from './forget-rows.ts';

/** Nothing of a user stays on a device that they have signed out of: rows, and text that they typed and did not save. */
export async function forgetUser(userId: string) {
  forgetDrafts(userId);
  await forgetRows(userId);
}
