import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { mayRefuse } from '../../http/openapi/openapi-refusals.ts';
import { successOf } from '../../http/endpoint-properties.ts';
import { endpoints } from './endpoints.ts';

const placesOf = (path: string) => path.split(':').length;
const formOf = (method: string, path: string) => `${method} ${path.split('/').length}`;

/** Endpoints by method and length of their path: every response of every test is looked up. */
const rows = Map.groupBy(
  endpoints
    .map(([name, row]) => ({ name, row, address: new RegExp(`^/api${row.path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
    // `/expenses/statistics` is no expense.
    .toSorted((a, b) => placesOf(a.row.path) - placesOf(b.row.path)),
  ({ row }) => formOf(row.method, `/api${row.path}`),
);

/**
 * Checks that a response matches its endpoint in the contract: every field of a reply, which the server itself takes
 * for granted, and a refusal's status and code, which the API reference must name.
 */
export function checkReply(method: string, url: string, { status, body }: { status: number; body: unknown }) {
  const { pathname } = new URL(url, 'http://localhost');
  const found = rows.get(formOf(method, pathname))?.find(({ address }) => address.test(pathname));
  if (!found) return;
  const { error } = (body ?? {}) as { error?: string };
  if (status >= 400 && !mayRefuse(found.row, status, String(error)))
    throw new Error(`${found.name} does not say that it may refuse with ${status} ${error}`);
  if (status !== successOf(found.row) || typeof found.row.reply !== 'object') return;
  const read = z.decode(found.row.reply, body as never);
  const again: unknown = z.encode(found.row.reply, read);
  if (!isDeepStrictEqual(again, body)) throw new Error(`${found.name} answered more than its reply names`);
}
