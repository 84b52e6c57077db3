import { type Lang, languageFrom } from '@tzemed/contract/text/languages';
import { type RefusalCode, messageText } from '@tzemed/contract/text/messages';
import { rateLimitMessage } from '@tzemed/contract/text/rate-limit-message';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../lib/refusal.ts';

export const langOf = (request: FastifyRequest): Lang => languageFrom(request.headers['accept-language']);

/** Fastify's own complaints, by their code. */
const fastifyRefusals: Record<string, readonly [number, RefusalCode]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'payloadTooLarge'],
  FST_REQ_FILE_TOO_LARGE: [413, 'payloadTooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupportedType'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'badRequest'],
};

/** PostgreSQL's SQLSTATE classes that mean 'not now' and not 'a fault of ours'; 40 is a deadlock it has resolved. */
const away = /^(08|40|57P0|57014|53[03]|25P03|55P03)/;
/** 25006: the embedded server takes no writes while the disk is nearly full. */
const full = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT']);
/** EAGAIN: more wait at a Unix socket than its server lets queue up. */
const unreachable = new Set(
  'EAGAIN EAI_AGAIN ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOENT ENOTFOUND EPIPE ETIMEDOUT'.split(' '),
);
/** System calls of a socket; a missing file fails in `open`, which is another error. */
const socketCalls = new Set(['getaddrinfo', 'connect', 'read', 'write']);
/**
 * Messages of a connection that broke, timed out or was never established, and of query plans that a migration
 * outdated.
 */
const broken =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout|cached plan must not change/;

/**
 * Errors of the database that our checks should have caught. They are still the request's fault, and a retry does not
 * help: so they are not a 500, which invites a retry, but are logged as errors.
 */
const holes: readonly (readonly [RegExp, number, RefusalCode])[] = [
  // An item that the request named was deleted meanwhile.
  [/^23503$/, 404, 'notFound'],
  // Another row is already there, or still hangs on this one: the state is in the way, not the value.
  [/^23(505|P01|000|001)$/, 409, 'conflict'],
  // A value that no column of its kind can hold, or that a rule of its own table forbids.
  [/^2[23]\w{3}$/, 422, 'validation'],
];
const holeOf = (error: unknown) => holes.find(([pattern]) => pattern.test((error as { code?: string }).code ?? ''));

/** A tag that is named by what bears it: the database alone looks whether its home has it. */
const isUnknownTag = (error: unknown) => (error as { constraint?: string }).constraint === 'known_tags';

/** The refunds of an expense came to more than the expense. */
const isAboveExpense = (error: unknown) => (error as { constraint?: string }).constraint === 'expenses_refunded_check';

/** The account, and its home with it, was deleted while a request of its own was under way: the row found nobody to belong to. */
const isOfGoneAccount = (error: unknown) => {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  return code === '23503' && /_(user|household)_id_fkey$/.test(constraint);
};

/** Turns whatever was thrown into a refusal; only real surprises become `internal`. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code = '', statusCode, message = '', syscall } = error as FastifyError & { syscall?: string };
  const known = fastifyRefusals[code];
  if (known) return new Refusal(...known);
  if (full.has(code)) return new Refusal(507, 'storageFull', { retryAfter: 30 });
  const lost = (syscall !== undefined && socketCalls.has(syscall) && unreachable.has(code)) || broken.test(message);
  if (away.test(code) || lost) return new Refusal(503, 'unavailable', { retryAfter: 5 });
  if (isOfGoneAccount(error)) return new Refusal(401, 'invalidToken');
  if (isAboveExpense(error)) return new Refusal(422, 'validation', { fields: { amount: 'refundAboveExpense' } });
  const hole = holeOf(error);
  if (hole) return new Refusal(hole[1], hole[2]);
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal(statusCode, 'badRequest');
  return new Refusal(500, 'internal');
}

/** The one shape of every error answer. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const lang = langOf(request);
  const words = (code: string) => messageText(code, lang) ?? messageText('invalid', lang) ?? code;
  const fields =
    refusal.fields && Object.fromEntries(Object.entries(refusal.fields).map(([k, code]) => [k, words(code)]));
  const worded = refusal.n === undefined ? refusal.code : `${refusal.code}:${refusal.n}`;
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send({
      message:
        refusal.status === 429 && refusal.retryAfter ? rateLimitMessage(refusal.retryAfter, lang) : words(worded),
      error: refusal.code,
      ...(fields && { errors: fields }),
      ...(refusal.current !== undefined && { current: refusal.current }),
      requestId: request.id,
    });
}

export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFrom(error);
    if (
      refusal.status >= 500 ||
      (holeOf(error) && !isOfGoneAccount(error) && !isUnknownTag(error) && !isAboveExpense(error))
    )
      request.log.error({ err: error }, refusal.code);
    return sendRefusal(request, reply, refusal);
  });
}
