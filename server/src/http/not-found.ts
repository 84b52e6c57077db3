import { contract } from '@tzemed/contract';
import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound, Refusal } from '../lib/refusal.ts';

const rows = Object.values(contract).flatMap((table) => Object.values<Endpoint>(table));

/** A second slash of either kind begins the name of another site. */
const onThisSite = /^\/(?![/\\])/;

/** The paths of the contract, with the methods each knows. */
const known = [...Map.groupBy(rows, (row) => row.path.replace(/:[a-zA-Z]+/g, '[^/]+'))].map(([pattern, same]) => ({
  pattern: new RegExp(`^/api${pattern}/?$`),
  methods: same.map((row): string => row.method),
}));

/**
 * Answers requests without a route. Below `/api`: 404, or 405 with the allowed methods if only the method is wrong.
 * Elsewhere a page, if pages are served, whatever the browser sent.
 */
export function answerNotFound(app: FastifyInstance, page?: (url: string, reply: FastifyReply) => FastifyReply) {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = page && !path.startsWith('/api/');
    if (isPage && (request.method === 'GET' || request.method === 'HEAD')) return page(path, reply);
    // A form that was sent to its own page, without its script: a person gets the page, and no JSON.
    if (isPage && request.headers.accept?.includes('text/html'))
      return reply.redirect(onThisSite.test(path) ? request.url : '/', 303);
    const methods = new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap((row) => row.methods));
    if (methods.size === 0 || methods.has(request.method)) throw notFound();
    reply.header('allow', [...methods].join(', '));
    throw new Refusal(405, 'methodNotAllowed');
  });
}
