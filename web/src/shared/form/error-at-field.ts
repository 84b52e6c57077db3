import { ApiError } from '../../lib/api/api-error.ts';

/** Wraps a call of a form: a refusal with one of these codes is shown at this field. */
export const errorAtField =
  (field: string, codes: readonly string[]) =>
  (reason: unknown): never => {
    if (!(reason instanceof ApiError) || !codes.includes(reason.code)) throw reason;
    const { status, code, message, requestId, body } = reason;
    throw new ApiError(status, code, message, { errors: { [field]: message }, requestId, body });
  };

/** Wraps a call of a form whose fields have other names than the server's: each message is shown at the form's own. */
export const renamedErrors =
  (nameOf: (name: string) => string) =>
  (reason: unknown): never => {
    if (!(reason instanceof ApiError) || !reason.errors) throw reason;
    const { status, code, message, requestId, body } = reason;
    const errors = Object.fromEntries(Object.entries(reason.errors).map(([name, said]) => [nameOf(name), said]));
    throw new ApiError(status, code, message, { errors, requestId, body });
  };
