/**
 * Reason for a failed call. `status` 0: no answer came; `code` is then 'timeout' or 'network', or 'sessionOver' where
 * nothing was sent.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Field → message, already in the user's language. */
  readonly errors: Record<string, string> | undefined;
  readonly requestId: string | undefined;
  /** The whole answer: a 409 carries the current state. */
  readonly body: unknown;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { errors?: Record<string, string> | undefined; requestId?: string | undefined; body?: unknown } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.requestId = more.requestId;
    this.body = more.body;
  }

  /** The token is not, or no longer, good. */
  get isSignedOut() {
    return this.status === 401 || /invalid token/i.test(this.message);
  }

  /** True when the server may have done the request, in this attempt or an earlier one. */
  get isUnsure() {
    return this.status === 0 || this.code === 'requestInProgress' || !isFinalStatus(this.status);
  }
}

/** A request whose session has ended before it was sent. */
export const sessionOverError = () => new ApiError(0, 'sessionOver', 'The session is over');

/** A fault, or what stands in a request's way before it is looked at, is none. */
export const isFinalStatus = (status: number) => status < 500 && status !== 408 && status !== 429;

type ErrorBody = { message?: string; error?: string; errors?: Record<string, string>; requestId?: string };

/** The error that an answer with a failing status stands for. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const message = body.message || body.error || response.statusText || 'An error occurred';
  const { errors, requestId } = body;
  return new ApiError(response.status, body.error ?? String(response.status), message, { errors, requestId, body });
}
