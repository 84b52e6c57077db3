import type { Endpoint } from '@tzemed/contract/schema/endpoint';

/** The part of a call that its address is made of. */
export type UrlArguments = { params?: Record<string, string>; query?: Record<string, unknown> };

/** The address of a call. */
export const endpointUrl = (row: Pick<Endpoint, 'path'>, { params, query }: UrlArguments = {}) =>
  `/api${path(row.path, params)}${queryString(query)}`;

const path = (template: string, params: Record<string, string> = {}) =>
  template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Empty filters are left out. */
function queryString(query: Record<string, unknown> = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}
