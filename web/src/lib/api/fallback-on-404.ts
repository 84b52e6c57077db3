import { ApiError } from './api-error.ts';

/** For `.catch`: replaces a list that the server does not know (404). */
export const fallbackOn404 =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError && error.status === 404) return instead;
    throw error;
  };
