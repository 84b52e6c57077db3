import Fastify, { type FastifyServerOptions } from 'fastify';
import { expect, it } from 'vitest';
import { createLog } from '../lib/log.ts';
import { notFound } from '../lib/refusal.ts';
import { handleErrors, refusalFrom } from './errors.ts';

const thrown = (about: object, message = 'select secret from users') => Object.assign(new Error(message), about);

it.each([
  ['a refusal, as it is', notFound(), 404, 'notFound'],
  ['a body over the limit', thrown({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 413, 'payloadTooLarge'],
  ['another complaint of the framework', thrown({ code: 'FST_ERR_X', statusCode: 400 }), 400, 'badRequest'],
  ['a database that is not there', thrown({ code: 'ECONNREFUSED', syscall: 'connect' }), 503, 'unavailable'],
  ['a socket that is not there', thrown({ code: 'ENOENT', syscall: 'connect' }), 503, 'unavailable'],
  ['a database that is stopping', thrown({ code: '57P01' }), 503, 'unavailable'],
  ['a statement that took too long', thrown({ code: '57014' }), 503, 'unavailable'],
  ['a deadlock that was resolved', thrown({ code: '40P01' }), 503, 'unavailable'],
  ['no free connection', thrown({}, 'timeout exceeded when trying to connect'), 503, 'unavailable'],
  ['a connection that does not come about', thrown({}, 'timeout expired'), 503, 'unavailable'],
  ['too many at the door of the database', thrown({ code: 'EAGAIN', syscall: 'connect' }), 503, 'unavailable'],
  ['a database whose name is gone', thrown({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 503, 'unavailable'],
  ['a connection that breaks', thrown({}, 'Connection terminated unexpectedly'), 503, 'unavailable'],
  ['a connection that breaks on writing', thrown({ code: 'EPIPE', syscall: 'write' }), 503, 'unavailable'],
  ['a connection that breaks on reading', thrown({ code: 'ECONNRESET', syscall: 'read' }), 503, 'unavailable'],
  [
    'a question on a broken connection',
    thrown({}, 'Client has encountered a connection error and is not queryable'),
    503,
    'unavailable',
  ],
  ['a question on a closed connection', thrown({}, 'Client was closed and is not queryable'), 503, 'unavailable'],
  ['a full disk of the database', thrown({ code: '53100' }), 507, 'storageFull'],
  ['a database that takes no writes', thrown({ code: '25006' }), 507, 'storageFull'],
  ['a full disk of the files', thrown({ code: 'ENOSPC', syscall: 'write' }), 507, 'storageFull'],
  ['a value that its column cannot hold', thrown({ code: '22003' }), 422, 'validation'],
  ['a value that a rule of its table refuses', thrown({ code: '23514' }), 422, 'validation'],
  [
    'a row whose account is gone',
    thrown({ code: '23503', constraint: 'idempotency_keys_user_id_fkey' }),
    401,
    'invalidToken',
  ],
  [
    'a row whose pet is gone',
    thrown({ code: '23503', constraint: 'expenses_household_id_pet_id_fkey' }),
    404,
    'notFound',
  ],
  ['a reference to what is gone', thrown({ code: '23503' }), 404, 'notFound'],
  ['a second one of what may be there once', thrown({ code: '23505' }), 409, 'conflict'],
  ['a time-out of a fetch', new DOMException('timed out', 'TimeoutError'), 500, 'internal'],
  ['a missing file', thrown({ code: 'ENOENT', syscall: 'open' }), 500, 'internal'],
  ['a broken query', thrown({ code: '42601' }), 500, 'internal'],
  ['what nobody foresaw', thrown({}), 500, 'internal'],
])('%s becomes an answer of its own', (_what, error, status, code) => {
  expect(refusalFrom(error)).toMatchObject({ status, code });
});

it('A retryable error has a Retry-After', () => {
  for (const code of ['57P01', '53100']) expect(refusalFrom(thrown({ code })).retryAfter).toBeGreaterThan(0);
});

it.each([
  ['a fault of ours', thrown({}), 1],
  ['a value that should have been refused before', thrown({ code: '22003' }), 1],
  ['a row that should have been refused before', thrown({ code: '23503' }), 1],
  ['a row whose account is gone', thrown({ code: '23503', constraint: 'pets_household_id_fkey' }), 0],
  ['a refusal', notFound(), 0],
  ['a body over the limit', thrown({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 0],
])('%s is logged as an error or not: %s', async (_what, error, times) => {
  const lines: string[] = [];
  const options: FastifyServerOptions = {
    loggerInstance: createLog('error', { write: (line) => void lines.push(line) }),
  };
  const app = Fastify(options);
  handleErrors(app);
  app.get('/', () => Promise.reject(error));
  await app.inject('/');
  expect(lines).toHaveLength(times);
});
