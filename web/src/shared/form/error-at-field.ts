import { ApiError } from '../../lib/api/api-error.ts';

/** Wraps a call of a form: a refusal with one of these codes is shown at this field. */
export const errorAtField =
  (field: string, codes: readonly string[]) =>
  (reason: unknown): never => {
    if (!(reason instanceof ApiError) || !codes.includes(reason.code)) throw reason;
    const { status, code, message, requestId, body } = reason;
    throw new ApiError(status, code, message, { errors: { [field]: message }, requestId, body });
  };
