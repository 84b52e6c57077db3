import { ApiError } from '../../lib/api-error.ts';

/** The server's own words; ours when it gave none or did not answer. */
export function failureText(reason: unknown, failure: string) {
  if (!(reason instanceof Error)) return failure;
  if (reason instanceof ApiError)
    return reason.status === 0 || reason.code === 'notJson' ? reason.code : reason.message || failure;
  return reason.message === 'noToken' || reason.message === 'noUser' ? reason.message : failure;
}
