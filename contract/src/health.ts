import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { withExample } from './fields.ts';

export const health = {
  get: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Whether the server and its database answer; 503 when they do not',
    reply: z.object({
      status: z.literal('ok'),
      database: z.literal('ok'),
      version: withExample(z.string(), '0.1.0'),
    }),
  }),
};
