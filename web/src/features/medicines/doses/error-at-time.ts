import { ApiError } from '../../../lib/api/api-error.ts';

/** For a form that asks for a day and a time: the server speaks of the instant that the two make. */
export function atTime(error: unknown): never {
  const said = error instanceof ApiError ? error.errors?.at : undefined;
  if (!(error instanceof ApiError) || !said) throw error;
  const { at: _, ...others } = error.errors ?? {};
  throw new ApiError(error.status, error.code, error.message, { errors: { ...others, time: said }, body: error.body });
}
