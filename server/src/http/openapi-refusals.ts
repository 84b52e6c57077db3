import type { Endpoint } from '@tzemed/contract/endpoint';
import { type RefusalCode, say } from '@tzemed/contract/messages';
import { isRepeatable } from './idempotency.ts';

type Refused = {
  readonly code: RefusalCode;
  /** What it is called in the document, where its code alone is not its own. */
  readonly component?: string;
  readonly description: string;
  readonly meets: (row: Endpoint) => boolean;
  readonly errors?: Readonly<Record<string, string | undefined>>;
};

const all = () => true;
const takesBody = ({ body, upload }: Endpoint) => Boolean(body ?? upload);
const signedIn = ({ access }: Endpoint) => access !== 'public';
const signsIn = ({ limit }: Endpoint) => limit === 'login';
const edits = ({ method }: Endpoint) => method === 'PUT' || method === 'PATCH';

/** Status → which rows can answer it, and an example. */
const refusals: Readonly<Record<string, Refused>> = {
  400: {
    code: 'invalidJson',
    description: 'The body or the Idempotency-Key cannot be read',
    meets: (row) => takesBody(row) || isRepeatable(row),
  },
  401: {
    code: 'invalidToken',
    description: 'No token, or one that is not or no longer good; wrong credentials at a sign-in',
    meets: (row) => signedIn(row) || signsIn(row),
  },
  403: {
    code: 'forbidden',
    description: 'Known, but not allowed',
    meets: (row) => row.method !== 'GET' && (signedIn(row) || signsIn(row)),
  },
  404: {
    code: 'notFound',
    description: 'Not there or not yours, which are never told apart; the same for an id that is none',
    meets: ({ path, access }) => path.includes(':') || typeof access === 'object',
  },
  408: { code: 'tooSlow', description: 'The body did not arrive in time', meets: takesBody },
  409: {
    code: 'stale',
    description: 'Conflicts with the current state; after a stale edit `current` has the shape of the reply',
    meets: (row) => edits(row) || isRepeatable(row) || signsIn(row) || row.limit === 'register',
  },
  412: {
    code: 'stale',
    component: 'preconditionFailed',
    description:
      'No longer the version that `If-Match` names; `current` has the shape of the reply, where there is one',
    meets: ({ versioned }) => versioned === true,
  },
  413: { code: 'payloadTooLarge', description: 'Too large', meets: takesBody },
  415: { code: 'unsupportedType', description: 'Not a type that is read here', meets: takesBody },
  422: {
    code: 'validation',
    description: 'Fields to correct, all that could be found at once, under `errors`; a key used for another request',
    meets: (row) => takesBody(row) || row.query !== undefined || isRepeatable(row),
    errors: { description: say('descriptionRequired', 'en') },
  },
  429: { code: 'tooManyRequests', description: 'Too many; `Retry-After` says when to come back', meets: all },
  500: { code: 'internal', description: 'A fault of the server', meets: all },
  503: { code: 'unavailable', description: 'Not now; `Retry-After` says when to come back', meets: all },
  507: {
    code: 'storageFull',
    description: 'No room to write; reading goes on',
    meets: ({ method }) => method !== 'GET',
  },
};

const componentOf = ({ component, code }: Refused) => component ?? code;

/** Status → reference, for one row of the contract. */
export const refusalsOf = (row: Endpoint) =>
  Object.fromEntries(
    Object.entries(refusals)
      .filter(([, refused]) => refused.meets(row))
      .map(([status, refused]) => [status, { $ref: `#/components/responses/${componentOf(refused)}` }]),
  );

export const errorSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'For people, in the language of `Accept-Language` (he, en, ar)' },
    error: { type: 'string', description: 'For programs: stable' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Field → its message',
    },
    current: { type: 'object', description: 'The thing as it is now, after a stale edit' },
    requestId: { type: 'string', format: 'uuid', description: 'Name it to the support' },
  },
  required: ['message', 'error', 'requestId'],
};

/** What `refusalsOf` refers to. */
export const refusalResponses = Object.fromEntries(
  Object.values(refusals).map((refused) => [
    componentOf(refused),
    {
      description: refused.description,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          example: {
            message: say(refused.code, 'en'),
            error: refused.code,
            ...(refused.errors && { errors: refused.errors }),
            requestId: '01980b1e-7c00-7000-8000-000000000002',
          },
        },
      },
    },
  ]),
);
