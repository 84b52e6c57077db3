import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { Owner } from './given.ts';

type Request = readonly [method: InjectOptions['method'], path: string, body?: unknown];

/** Each of these requests answers this caller as if there were nothing there, in the same words. */
export async function expectNothingThere(app: TestApp, as: Owner, requests: readonly Request[]) {
  for (const [method, path, body] of requests) {
    const answer = await app.call(method, path, { as, body });
    expect([method, path, answer.status, answer.body.error]).toEqual([method, path, 404, 'notFound']);
  }
}
