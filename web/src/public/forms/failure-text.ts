import { ApiError } from '../../lib/api/api-error.ts';

/** The server's own words; ours when it gave none or did not answer. */
export function failureText(reason: unknown, failure: string) {
  if (!(reason instanceof Error)) return failure;
  if (reason instanceof ApiError) {
    if (reason.status === 0 || reason.code === 'notJson') return reason.code;
    // A proxy answered, in no words of ours.
    return reason.code === String(reason.status) ? failure : reason.message;
  }
  return reason.message === 'noToken' || reason.message === 'noUser' ? reason.message : failure;
}
