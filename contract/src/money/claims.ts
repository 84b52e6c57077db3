import * as z from 'zod/mini';
import { attachmentCalls } from '../items/attachments.ts';
import { belonging, belongingCalls, ofPetCalls } from '../items/belongings.ts';
import { endpoint } from '../schema/endpoint.ts';
import { paidBy } from './expenses.ts';
import {
  dayIn,
  editedVersion,
  flagIn,
  idIn,
  idOut,
  ilsIn,
  ilsOut,
  missingOr,
  named,
  withExample,
} from '../schema/fields.ts';
import { choice, optionalDay, optionalLine, optionalText, text, type FieldPair } from '../schema/field-pairs.ts';

/** The most expenses of one claim, and the most medical records. */
export const maxClaimed = 50;

/** Open statuses come first: they wait for the owner or for the insurer. */
export const claimStatuses = ['draft', 'sent', 'moreAsked', 'paid', 'refused'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

const fields = {
  insurer: text(100, 'insurerRequired', 'ליברה'),
  policyNumber: optionalLine(50, '7755-120'),
  /** Reference number of the insurer. */
  reference: optionalLine(50, 'T-88213'),
  /** The example of what is sent is a draft: it needs no expenses. */
  status: {
    in: choice(claimStatuses, 'required', 'valueUnknown', 'draft').in,
    out: choice(claimStatuses, 'required', 'valueUnknown', 'sent').out,
  },
  /** Missing for a draft. */
  sentOn: optionalDay('2026-11-21'),
  /** Day of the insurer's last answer; missing for a draft. */
  answeredOn: optionalDay(null),
  /** Answer of the insurer: what is missing, or why it refuses. Missing for a draft. */
  answer: optionalText(2000),
  notes: optionalText(2000),
} satisfies Record<string, FieldPair>;

const idsOf = (kind: string) =>
  withExample(
    z.optional(
      z.pipe(
        z
          .array(idIn('required', kind), missingOr('required', 'invalid'))
          .check(z.maxLength(maxClaimed, 'tooManyClaimed')),
        z.transform((ids) => [...new Set(ids)]),
      ),
    ),
    [],
  );
const idsOut = (kind: string) => withExample(z.array(idOut(kind)), []);

const more = {
  /** Expenses of the pet that are claimed, the oldest first. */
  expenseIds: idsOut('Expense'),
  /** Medical records of the pet whose papers go with it, the oldest first, as far as who asks may see them. */
  recordIds: idsOut('MedicalRecord'),
  /** Sum of the claimed expenses. */
  claimed: withExample(ilsOut, 1240),
  /** Amount that the insurer has refunded, above zero. */
  paid: withExample(ilsOut, 0),
  /** Papers of its own: forms, and letters of the insurer. */
  attachmentCount: withExample(z.int(), 0),
} satisfies z.core.$ZodShape;

type Sent = { readonly status: ClaimStatus; readonly sentOn?: string | null; readonly answeredOn?: string | null };

/** Checks across fields; they run even if other fields are invalid. */
const inOrder = z.check(
  ({ value, issues }) => {
    const { status, sentOn, answeredOn } = value as Sent;
    const isWrong = (field: string) => issues.some(({ path }) => path?.[0] === field);
    if (status === 'draft' || isWrong('status') || isWrong('sentOn')) return;
    if (sentOn === null) issues.push({ code: 'custom', path: ['sentOn'], message: 'dateRequired', input: sentOn });
    if (sentOn && answeredOn && !isWrong('answeredOn') && answeredOn < sentOn)
      issues.push({ code: 'custom', path: ['answeredOn'], message: 'beforeSent', input: answeredOn });
  },
  { when: () => true },
);

const parts = belonging(
  'Claim',
  fields,
  more,
  {},
  { sent: { expenseIds: idsOf('Expense'), recordIds: idsOf('MedicalRecord') }, checks: [inOrder] },
);
export const claimInput = parts.input;
export const newClaim = parts.newInput;
export const claim = parts.row;
export type ClaimInput = z.output<typeof claimInput>;
export type NewClaim = z.output<typeof newClaim>;
export type Claim = z.input<typeof claim>;

/** Amount of a payment that covers one expense, in shekels. */
const partIn = named('ClaimPaymentPart', z.object({ expenseId: idIn('required', 'Expense'), amount: ilsIn() }));
export const claimPayment = named(
  'ClaimPayment',
  z.object({
    amount: ilsIn(),
    date: dayIn(),
    /** Left out, it is divided by what is left of each expense. */
    parts: withExample(
      z.optional(
        z.nullable(z.array(partIn).check(z.minLength(1, 'invalid'), z.maxLength(maxClaimed, 'tooManyClaimed'))),
      ),
      null,
    ),
    /** Owner who received the payment. */
    paidBy: paidBy.in,
    /** True for the last payment: the claim is then paid. */
    isLast: withExample(z._default(z.boolean(missingOr('required', 'booleanExpected')), true), true),
    answer: fields.answer.in,
    ...editedVersion,
  }),
);
export type ClaimPayment = z.output<typeof claimPayment>;

/** Claims to an insurer and their outcome. */
export const claims = {
  ...belongingCalls(parts, {
    area: 'expenses',
    holdsAttachments: true,
    listed: 'those that still wait first, then those that were sent last',
    says: '`open=true` are those that still wait: drafts, what was sent, and of what more was asked. `claimed` and `paid` are of the whole filtered set.',
    rules: [
      'Its `expenseIds` are expenses of the pet, none of them a refund (`refundOfRefund`), and each in one claim at most (`expenseClaimed`); that of a deleted one is free. One of another pet, or that is not there, is refused (`claimExpenseUnknown`). One for which something has come back by it stays in it (`claimPaid`). `recordIds` are medical records of the pet whose papers go with it, as far as you may see them: those that you may not stay as they are. One of another pet, or that is not there, is refused (`claimRecordUnknown`).',
      'What is no draft has an expense (`claimEmpty`) and the day on which it was sent (`sentOn`), which has come (`dateAhead`); left out of a new one it is today. Of a draft `sentOn`, `answeredOn` and `answer` are emptied. An `answeredOn` before `sentOn` (`beforeSent`), or of a day to come, is refused.',
      'Another `petId` takes it to that pet, without the expenses and records of the one before; expenses of which something has come back keep it where it is (`claimPaid`).',
      'Left out of a new one, `policyNumber` is that of the pet, where the insurer is.',
    ],
    restoring: {
      rule: 'Expenses that are in another claim by now stay there.',
      refuses: {},
    },
    sorts: ['sentOn', 'insurer', 'status'],
    filters: {
      status: z.optional(z.enum(claimStatuses, 'filterInvalid')),
      open: z.optional(flagIn()),
    },
    sums: { claimed: ilsOut, paid: ilsOut },
  }),
  ...attachmentCalls('/claims', 'expenses'),
  pay: endpoint({
    method: 'POST',
    path: '/claims/:id/payments',
    access: { area: 'expenses', level: 'edit' },
    summary: 'Write down what an insurer has paid: refunds of its expenses, and what became of it',
    details:
      'A refund of each expense that has a part of it (`claimId`), never more than what is left of that (`refundAboveExpense`), on a day that is not before it (`refundBeforeExpense`), nor before the claim was sent (`beforeSent`), and has come (`dateAhead`). Without `parts` it is divided by what is left of each, to the agora; with them their sum is `amount` (`partsNotWhole`), and each is of another of its expenses (`claimExpenseUnknown`). `isLast`: it is `paid` from then on; else it waits as before. `date` is its `answeredOn`. A draft (`claimNotSent`, at `amount`), or one without expenses (`claimEmpty`), is refused. `version` is that of the claim when this began: so of two who write down the same payment the second is told. What was written wrongly is taken back by deleting its refunds.',
    body: claimPayment,
    reply: z.object({ claim }),
    status: 201,
    makes: '/claims/:id',
    versioned: true,
  }),
};

export const claimsOfPet = ofPetCalls(parts, claims);
