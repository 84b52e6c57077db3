import type { Endpoint, Table } from '@tzemed/contract/schema/endpoint';

/** Status of a successful response. */
export const successOf = ({ status, reply }: Endpoint) => status ?? (reply ? 200 : 204);

/** The version of the one thing that a reply holds: what `If-Match` can name. */
export function versionIn(value: unknown) {
  const [thing, ...others] = Object.values((value ?? {}) as Record<string, unknown>).filter((one) => one !== undefined);
  const { version } = (thing ?? {}) as { version?: unknown };
  return others.length === 0 && typeof version === 'number' ? version : undefined;
}

/** The path at which each of a row's new things has an address of its own. */
export const locationOf = (table: Table, { status, path, makes }: Endpoint) =>
  status === 201
    ? (makes ?? Object.values(table).find((row) => row.method === 'GET' && isBelow(path, row.path))?.path)
    : undefined;

/** The path of one thing of those that are listed, or made, at another. */
export const isBelow = (path: string, ofOne: string) =>
  ofOne.startsWith(`${path}/:`) && !ofOne.slice(path.length + 1).includes('/');

const shapeOf = (schema: Endpoint['query']) => (schema as { shape?: object } | undefined)?.shape ?? {};

/** Rows whose requests may carry an Idempotency-Key. */
export const isRepeatable = ({ method, access, upload, secret, endsSession }: Endpoint) =>
  method !== 'GET' && access !== 'public' && !upload && !secret && !endsSession;

/** True if the body may contain the version that the change begins from. */
export const takesVersion = ({ versioned, body }: Endpoint) => versioned === true && 'version' in shapeOf(body);

/** True if the query or body may name an item. */
export const namesThing = ({ query, body, upload }: Endpoint) =>
  [query, body, upload?.options].some((part) =>
    ['petId', 'petIds', 'tagId', 'tagIds', 'reminderIds', 'answers'].some((name) => name in shapeOf(part)),
  );
