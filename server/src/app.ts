import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { contract } from '@tzemed/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { routes as expenses } from './features/expenses/routes.ts';
import { routes as health } from './features/health/routes.ts';
import { handleErrors } from './http/errors.ts';
import { handleUnknown } from './http/unknown.ts';
import { type Mounting, mount } from './http/register.ts';
import { readJson } from './http/json.ts';
import { newId } from './lib/ids.ts';

const kilobyte = 1024;

/** The whole API as one Fastify app, not yet listening. */
export async function buildApp(
  mounting: Mounting,
  options: Pick<FastifyServerOptions, 'loggerInstance'> = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...options,
    trustProxy: mounting.config.trustProxy ?? false,
    bodyLimit: 256 * kilobyte,
    requestTimeout: 25_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000 },
    routerOptions: { maxParamLength: 200 },
    disableRequestLogging: true,
    genReqId: newId,
    requestIdHeader: false,
  });
  readJson(app);
  handleErrors(app);
  await app.register(compress, { global: true, encodings: ['zstd', 'gzip'], threshold: 1400 });
  await app.register(multipart);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });

  mount(app, mounting, contract.expenses, expenses);
  mount(app, mounting, contract.health, health);
  handleUnknown(app);
  return app;
}
