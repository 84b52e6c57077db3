import { contract } from '@tzemed/contract';
import type { FastifyInstance } from 'fastify';
import { notFound, Refusal } from '../lib/refusal.ts';

/** Paths of the contract as patterns, with the methods each knows. */
const known = new Map<string, Set<string>>();
for (const table of Object.values(contract)) {
  for (const row of Object.values(table)) {
    const pattern = `^/api${row.path.replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`;
    known.set(pattern, (known.get(pattern) ?? new Set()).add(row.method));
  }
}

/** No such path: 404. A path we know, by a method it does not have: 405 with what it has. */
export function handleUnknown(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    for (const [pattern, methods] of known) {
      if (new RegExp(pattern).test(path) && !methods.has(request.method)) {
        reply.header('allow', [...methods].join(', '));
        throw new Refusal(405, 'methodNotAllowed');
      }
    }
    throw notFound();
  });
}
