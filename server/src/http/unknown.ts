import { contract } from '@tzemed/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound, Refusal } from '../lib/refusal.ts';

/** Paths of the contract as patterns, with the methods each knows. */
const known = new Map<string, Set<string>>();
for (const table of Object.values(contract)) {
  for (const row of Object.values(table)) {
    const pattern = `^/api${row.path.replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`;
    known.set(pattern, (known.get(pattern) ?? new Set()).add(row.method));
  }
}

/**
 * What no route answers. Below `/api`: 404, or 405 with what the path has when only the method is wrong. Elsewhere a
 * page, when pages are served.
 */
export function handleUnknown(app: FastifyInstance, page?: (url: string, reply: FastifyReply) => FastifyReply) {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const wantsPage = !path.startsWith('/api/') && (request.method === 'GET' || request.method === 'HEAD');
    if (page && wantsPage) return page(path, reply);
    for (const [pattern, methods] of known) {
      if (new RegExp(pattern).test(path) && !methods.has(request.method)) {
        reply.header('allow', [...methods].join(', '));
        throw new Refusal(405, 'methodNotAllowed');
      }
    }
    throw notFound();
  });
}
