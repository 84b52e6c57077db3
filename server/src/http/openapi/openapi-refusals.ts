import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { type RefusalCode, messageText } from '@tzemed/contract/text/messages';
import { isRepeatable, namesThing } from '../endpoint-properties.ts';

type Reason = {
  readonly status: number;
  readonly code: RefusalCode;
  /** Rows that can be refused so by what they are; others name it themselves. */
  readonly meets?: (row: Endpoint) => boolean;
  readonly when: string;
  readonly errors?: Readonly<Record<string, string | undefined>>;
  readonly retryAfter?: true;
};

const all = () => true;
const writes = ({ method }: Endpoint) => method !== 'GET';
const signedIn = ({ access }: Endpoint) => access !== 'public';
const leaves = ({ access, whileLeaving }: Endpoint) => access !== 'public' && !whileLeaving;
const isVersioned = ({ versioned }: Endpoint) => versioned === true;

/** Every way in which a call is refused, by status: what is documented, and what answers in the tests are held to. */
const reasons: readonly Reason[] = [
  { status: 400, code: 'invalidJson', meets: writes, when: 'The body is not JSON' },
  { status: 400, code: 'badRequest', meets: writes, when: 'The body or the `Idempotency-Key` cannot be read' },
  { status: 401, code: 'unauthorized', meets: signedIn, when: 'No token' },
  { status: 401, code: 'invalidToken', meets: signedIn, when: 'A token that is none, or is no longer good' },
  { status: 401, code: 'signedOutHere', meets: signedIn, when: 'A token whose session was ended' },
  { status: 401, code: 'wrongCredentials', when: 'No such account, or another password' },
  { status: 401, code: 'googleFailed', when: 'Google does not vouch for this sign-in' },
  { status: 403, code: 'googleEmailUnverified', when: 'Google has not verified the address' },
  { status: 403, code: 'emailUnverified', when: 'The address of the account is not confirmed' },
  { status: 403, code: 'otherAccount', when: 'Another address was invited' },
  { status: 422, code: 'tooMuchToPrint', when: 'More records than one printout holds' },
  { status: 422, code: 'tooMuchToClaim', when: 'More records than one claim holds' },
  { status: 403, code: 'planNotOffered', when: 'A plan that only the operator of the site grants' },
  { status: 403, code: 'ownersErase', when: 'Only owners erase for good' },
  { status: 403, code: 'petLimit', when: 'More pets than the plan includes' },
  {
    status: 403,
    code: 'accountBlocked',
    when: 'The account is blocked; said only to whoever shows what it is opened with',
  },
  {
    status: 403,
    code: 'adminNeedsSecondFactor',
    meets: ({ access }) => access === 'admin',
    when: 'The administrator has no second factor, or one that a password alone gets past',
  },
  { status: 409, code: 'ownAccount', when: 'The account is your own' },
  { status: 409, code: 'adminNotBlocked', when: 'The account is that of an administrator' },
  { status: 409, code: 'accountBlockedAlready', when: 'The account is blocked for another reason' },
  { status: 409, code: 'emailConfirmedAlready', when: 'The address is confirmed' },
  { status: 409, code: 'confirmationJustSent', when: 'A link was sent within five minutes' },
  { status: 409, code: 'noticeNotBegun', when: 'The notice begins later' },
  {
    status: 403,
    code: 'reauthenticationNeeded',
    meets: ({ fresh }) => fresh === true,
    when: 'The sign-in is more than 15 minutes ago: show again who you are (`POST /auth/reauthenticate`)',
  },
  {
    status: 403,
    code: 'accountLeaving',
    meets: leaves,
    when: 'The account waits for its deletion, which can be undone (`DELETE /users/request-deletion`)',
  },
  { status: 409, code: 'deletionAsked', when: 'It was asked for already, and waits' },
  { status: 401, code: 'signInExpired', when: 'The challenge of the first step is none, is too old or was used' },
  {
    status: 401,
    code: 'passkeyRefused',
    when: 'The passkey is none of the account, of another site, or answers twice',
  },
  { status: 422, code: 'passkeyRefused', when: 'The passkey was not made for this, or is of another site' },
  { status: 409, code: 'lastSignInMethod', when: 'The account could not be signed in to any more' },
  { status: 409, code: 'secondFactorOn', when: 'Codes are asked for already' },
  { status: 409, code: 'secondFactorOff', when: 'No code is asked for, or none was entered yet' },
  { status: 409, code: 'tooManyPasskeys', when: 'As many as there may be' },
  {
    status: 404,
    code: 'notFound',
    meets: (row) => row.path.includes(':') || namesThing(row) || row.access === 'support' || row.access === 'admin',
    when: 'Not there or not yours, which are never told apart; the same for an id that is none',
  },
  { status: 408, code: 'tooSlow', meets: writes, when: 'The body did not arrive in time' },
  {
    status: 409,
    code: 'stale',
    meets: isVersioned,
    when: 'No longer the version that the body names; `current` is the thing as it stands, in the shape of the reply',
  },
  {
    status: 409,
    code: 'requestInProgress',
    meets: isRepeatable,
    when: 'The first request with this `Idempotency-Key` is still under way',
    retryAfter: true,
  },
  {
    status: 409,
    code: 'conflict',
    meets: (row) => writes(row) && signedIn(row),
    when: 'Something else stands in its place by now',
  },
  {
    status: 409,
    code: 'alreadyCompleted',
    when: 'Done already; `current` says by whom and when, in the shape of the reply',
  },
  { status: 409, code: 'reminderOfSource', when: 'It comes from a medicine or a plan, and is changed there' },
  { status: 409, code: 'careItemOfRule', when: 'It is about a rule, and is changed by the plan' },
  { status: 409, code: 'doseExists', when: 'What was due then is answered already; `current` says by whom and when' },
  { status: 409, code: 'doseTooSoon', when: 'Too near to another dose of the medicine, which `current` is' },
  {
    status: 409,
    code: 'dosesTooMany',
    when: 'More doses in 24 hours than the medicine allows; `current` is the first',
  },
  { status: 403, code: 'doseLocked', when: 'Entered by somebody else, or too long ago' },
  { status: 409, code: 'entryOfDose', when: 'It comes from a dose, and goes with that' },
  { status: 409, code: 'stockTooMany', when: 'As many stocks as a home may have' },
  { status: 409, code: 'alreadyMissed', when: 'Marked as missed already; `current` says by whom and when' },
  {
    status: 409,
    code: 'notCompleted',
    when: 'Open: neither done nor missed; `current` says by whom it was changed last',
  },
  { status: 409, code: 'appointmentClosed', when: 'Cancelled or done, the other of the two' },
  { status: 409, code: 'restoreFirst', when: 'What it hangs on is deleted too, and is restored first' },
  { status: 409, code: 'stillUsed', when: 'Something that stands refers to it' },
  { status: 409, code: 'measureExists', when: 'The pet has a measure of that built-in kind' },
  { status: 409, code: 'occurrenceExists', when: 'Another occurrence has taken its place' },
  { status: 409, code: 'idTaken', when: 'The `id` was used for what is deleted, or not yours to reach' },
  {
    status: 409,
    code: 'categoryNameTaken',
    when: 'Another category of the home, or a built-in one, is called so',
    errors: { name: messageText('categoryNameTaken', 'en') },
  },
  { status: 409, code: 'budgetExists', when: 'There is a budget for the same period and expenses' },
  { status: 409, code: 'tooManyBudgets', when: 'The home has as many budgets as it may' },
  { status: 409, code: 'tooManyCategories', when: 'The home has as many categories of its own as it may' },
  {
    status: 409,
    code: 'refundAboveExpense',
    when: 'What came back of the expense meanwhile leaves no room for this refund',
  },
  {
    status: 409,
    code: 'owedOtherwise',
    when: 'What is owed is not that any more; `current` is the last payment between the two, in the shape of the reply, where there is one',
  },
  { status: 409, code: 'tooManyPlans', when: 'The pet has as many repeating expenses as it may' },
  { status: 409, code: 'tooManyTags', when: 'The home has as many tags as it may' },
  { status: 409, code: 'ticketClosed', when: 'The ticket is closed' },
  { status: 409, code: 'ticketTaken', when: 'Somebody else of support has it' },
  { status: 409, code: 'reopenTooLate', when: 'It was closed too long ago' },
  { status: 409, code: 'tooManyTickets', when: 'As many are open as may be' },
  { status: 409, code: 'tooManyMessages', when: 'The ticket has as many messages as it may' },
  { status: 409, code: 'tooManyNotes', when: 'The ticket has as many internal notes as it may' },
  { status: 409, code: 'tooManyTemplates', when: 'The home has as many templates as it may' },
  {
    status: 409,
    code: 'buttonNameTaken',
    when: 'Another button of the home is called so',
    errors: { name: messageText('buttonNameTaken', 'en') },
  },
  { status: 409, code: 'buttonInUse', when: 'An observation names the button: it can be hidden' },
  { status: 409, code: 'lastButton', when: 'No button of the home would be shown' },
  { status: 409, code: 'tooManyButtons', when: 'A home has as many buttons as it may have' },
  { status: 409, code: 'categoryInUse', when: 'Expenses are filed under it' },
  {
    status: 409,
    code: 'tagNameTaken',
    when: 'The home has a tag that is called so',
    errors: { name: messageText('tagNameTaken', 'en') },
  },
  {
    status: 409,
    code: 'emailTaken',
    when: 'The address has an account',
    errors: { email: messageText('emailTaken', 'en') },
  },
  { status: 409, code: 'alreadyGuest', when: 'The address is a guest already' },
  { status: 409, code: 'alreadyInvited', when: 'The address is invited already' },
  { status: 409, code: 'alreadyOwner', when: 'The address is an owner already' },
  { status: 409, code: 'lastOwner', when: 'A home has at least one owner' },
  { status: 409, code: 'tooManyDevices', when: 'As many as there may be' },
  { status: 409, code: 'handoverOpen', when: 'Somebody else has been asked to take the pet over' },
  { status: 409, code: 'handoverAnswered', when: 'The handover has been accepted' },
  { status: 409, code: 'googleNotConfigured', when: 'This site has no Google sign-in' },
  { status: 409, code: 'googleNeedsPassword', when: 'The address has an account; a link to connect it was mailed' },
  {
    status: 410,
    code: 'loadAnew',
    when: 'The cursor is too old, is not of the homes that are in reach now, or is of before an older backup was restored: load everything, and begin without one',
  },
  {
    status: 412,
    code: 'stale',
    meets: isVersioned,
    when: 'No longer the version that `If-Match` names; `current` has the shape of the reply, where there is one',
  },
  {
    status: 413,
    code: 'payloadTooLarge',
    meets: writes,
    when: 'Too large: a body above 256 KB, a file above its limit',
  },
  { status: 413, code: 'homeFull', when: 'The home has no room for it: something has to be removed first' },
  { status: 413, code: 'ticketFilesFull', when: 'The files of the person’s tickets take as much room as they may' },
  { status: 413, code: 'tooMuchWaiting', when: 'More waits than may: something has to be saved or taken back first' },
  {
    status: 415,
    code: 'unsupportedType',
    meets: writes,
    when: 'Not a type that is read here, or a compressed body',
  },
  {
    status: 422,
    code: 'validation',
    meets: ({ body, query, upload }) => Boolean(body ?? query ?? upload),
    when: 'Values to correct, all that could be found at once, under `errors`',
    errors: { description: messageText('descriptionRequired', 'en') },
  },
  {
    status: 422,
    code: 'idempotencyKeyReused',
    meets: isRepeatable,
    when: 'The `Idempotency-Key` was used for another request',
  },
  { status: 410, code: 'linkExpired', when: 'The mailed link is too old' },
  { status: 422, code: 'linkInvalid', when: 'The mailed link is none, is too old or was used' },
  { status: 429, code: 'tooManyRequests', meets: all, when: 'Too many of them', retryAfter: true },
  { status: 500, code: 'internal', meets: all, when: 'A fault of the server' },
  { status: 503, code: 'unavailable', meets: all, when: 'Not now', retryAfter: true },
  { status: 507, code: 'storageFull', meets: writes, when: 'No room to write; reading goes on', retryAfter: true },
];

const isOwn = ({ status, code }: Reason, row: Endpoint) => row.refuses?.[status]?.includes(code) === true;
const reasonsOf = (row: Endpoint) => reasons.filter((reason) => reason.meets?.(row) || isOwn(reason, row));

/** Reasons that the endpoint itself declares. */
export const ownReasonsOf = (row: Endpoint) => reasons.filter((reason) => isOwn(reason, row));

/** True if an endpoint declares this refusal. */
export const mayRefuse = (row: Endpoint, status: number, code: string) =>
  reasonsOf(row).some((reason) => reason.status === status && reason.code === code);

const byStatus = (some: readonly Reason[]) => [...Map.groupBy(some, ({ status }) => String(status))];
const componentOf = (some: readonly Reason[]) => [some[0]?.status, ...some.map(({ code }) => code)].join('.');

/** Status → reference, for one row of the contract. */
export const refusalsOf = (row: Endpoint) =>
  Object.fromEntries(
    byStatus(reasonsOf(row)).map(([status, some]) => [status, { $ref: `#/components/responses/${componentOf(some)}` }]),
  );

/** Targets of the references in `refusalsOf`: one for each combination of reasons that an endpoint has. */
export const refusalResponsesOf = (rows: readonly Endpoint[]) =>
  Object.fromEntries(
    rows.flatMap((row) => byStatus(reasonsOf(row))).map(([, some]) => [componentOf(some), responseOf(some)]),
  );

export const errorSchema = {
  type: 'object',
  description: 'Every refusal has this shape',
  properties: {
    message: { type: 'string', description: 'For people, in the language of `Accept-Language` (he, en, ar)' },
    error: {
      type: 'string',
      description: 'For programs: stable',
      enum: [...new Set([...reasons.map(({ code }) => code), 'methodNotAllowed' satisfies RefusalCode])],
    },
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

/** Response where no operation exists, so no operation can declare it. */
export const methodNotAllowed = {
  description: 'The address has other methods; `Allow` names them',
  headers: { Allow: { schema: { type: 'string' }, example: 'GET, POST' } },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: exampleOf({ code: 'methodNotAllowed' }),
    },
  },
};

const retryAfter = {
  description: 'Seconds until it is worth another try',
  schema: { type: 'integer', minimum: 1 },
};

function responseOf(some: readonly Reason[]) {
  const waiting = some.filter((reason) => reason.retryAfter);
  return {
    description: some.map(({ code, when }) => `${when} (\`${code}\`)`).join('. '),
    ...(waiting.length > 0 && {
      headers: {
        'Retry-After': waiting.length === some.length ? retryAfter : { ...retryAfter, ...onlyWith(waiting) },
      },
    }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { error: { type: 'string', enum: some.map(({ code }) => code) } } },
          ],
        },
        examples: Object.fromEntries(
          some.map((reason) => [reason.code, { summary: reason.when, value: exampleOf(reason) }]),
        ),
      },
    },
  };
}

const onlyWith = (some: readonly Reason[]) => ({
  description: `${retryAfter.description}; only with ${some.map(({ code }) => `\`${code}\``).join(', ')}`,
});

function exampleOf({ code, errors }: Pick<Reason, 'code' | 'errors'>) {
  return {
    message: messageText(code, 'en')?.replace('{n}', '2'),
    error: code,
    ...(errors && { errors }),
    requestId: '01980b1e-7c00-7000-8000-000000000002',
  };
}
