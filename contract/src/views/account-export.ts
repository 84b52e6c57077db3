import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { instantOut, named, withExample } from '../schema/fields.ts';

/** Days for which a finished export can be downloaded. */
export const exportDays = 7;
/** Minutes for which a download address is valid. */
export const exportLinkMinutes = 5;

export const exportStates = ['none', 'running', 'ready', 'failed'] as const;

export const accountExport = named(
  'AccountExport',
  z.object({
    state: withExample(z.enum(exportStates), 'running'),
    /** Files of the ZIP that are in it, and all that will be; 0 before they were counted. */
    done: withExample(z.int(), 148),
    total: withExample(z.int(), 231),
    startedAt: withExample(z.nullable(instantOut), '2026-11-26T07:00:00.000Z'),
    /** An estimate from what is done; null while there is none. */
    secondsLeft: withExample(z.nullable(z.int()), 120),
    /** Bytes of the ZIP, once it is ready. */
    size: withExample(z.nullable(z.int()), null),
    /** Time until which it can be downloaded. */
    expiresAt: withExample(z.nullable(instantOut), null),
  }),
);
export type AccountExport = z.input<typeof accountExport>;

const path = '/users/export';

/** The copy of everything of a person that they take with them. */
export const accountExports = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'user',
    summary: 'How the copy of all your data stands',
    details: `\`none\`: nobody asked for one, or it was erased. \`running\`: \`done\` of \`total\` files are in it; the live stream says \`export\` at least at every tenth. \`ready\`: it can be downloaded for ${exportDays} days. \`failed\`: it can be asked for anew. It changes nothing.`,
    reply: accountExport,
  }),
  start: endpoint({
    method: 'POST',
    path,
    access: 'user',
    summary: 'Have a copy of all your data made: a ZIP of JSON, CSV, all files and a page to read',
    details:
      'It is made in the background, and told by a notification and a mail. While one is being made or is ready, that one is answered and nothing is begun.',
    example: { reply: { done: 0, total: 0, secondsLeft: null } },
    reply: accountExport,
    status: 202,
    fresh: true,
    limit: 'export',
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    access: 'user',
    summary: 'Stop making the copy, or erase the one that is ready',
    details: 'Where there is none, it is a 404.',
    refuses: { 404: ['notFound'] },
  }),
  link: endpoint({
    method: 'POST',
    path: `${path}/link`,
    access: 'user',
    summary: 'An address at which the copy can be downloaded',
    details: `It needs no token and is good for ${exportLinkMinutes} minutes, so that a browser can save gigabytes as they come. Where no copy is ready, it is a 404.`,
    refuses: { 404: ['notFound'] },
    reply: z.object({
      url: withExample(z.string(), 'https://tzemed.example/api/users/export/aSc0qAGYCx58AHAAgAAAADua'),
    }),
    fresh: true,
    secret: true,
  }),
};

/** The file at such an address. A browser asks for it by itself, so it is none of the calls of the API. */
export const accountExportFile = {
  read: endpoint({
    method: 'GET',
    path: `${path}/:file`,
    access: 'public',
    summary: 'The copy of all data of a person as a ZIP',
    details:
      'Whatever opens nothing is the same 404: an address that is none, whose time is over, or whose copy was erased.',
    reply: 'file',
    byLink: true,
    limit: 'feed',
  }),
};
