import { ApiError } from '../../lib/api/api-error.ts';

/** For a call that a form makes: a refusal with one of these codes is about this field, and said there. */
export const errorAtField =
  (field: string, codes: readonly string[]) =>
  (reason: unknown): never => {
    if (!(reason instanceof ApiError) || !codes.includes(reason.code)) throw reason;
    const { status, code, message, requestId, body } = reason;
    throw new ApiError(status, code, message, { errors: { [field]: message }, requestId, body });
  };
