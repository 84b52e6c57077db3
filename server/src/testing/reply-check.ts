import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { endpoints, successOf } from './endpoints.ts';

const rows = endpoints.map(([name, row]) => ({
  name,
  row,
  address: new RegExp(`^/api${row.path.replaceAll(/:\\w+/g, '[^/]+')}$`),
}));

/** What was answered is what its row in the contract says, to the last field; the server itself takes that for granted. */
export function checkReply(method: string, url: string, { status, body }: { status: number; body: unknown }) {
  const { pathname } = new URL(url, 'http://localhost');
  const found = rows.find(({ row, address }) => row.method === method && address.test(pathname));
  if (!found || status !== successOf(found.row) || !found.row.reply || found.row.reply === 'file') return;
  const read = z.decode(found.row.reply, body as never);
  const again: unknown = z.encode(found.row.reply, read);
  if (!isDeepStrictEqual(again, body)) throw new Error(`${found.name} answered more than its reply names`);
}
