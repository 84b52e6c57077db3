import * as z from 'zod/mini';
import { onceById } from '../items/belongings.ts';
import { householdItem, householdItemCalls } from '../items/household-items.ts';
import { endpoint } from '../schema/endpoint.ts';
import {
  dayOut,
  idOut,
  instantIn,
  instantOut,
  named,
  newIdIn,
  optionalDayIn,
  optionalLineIn,
  optionalTextIn,
  pageOf,
  paging,
  withExample,
} from '../schema/fields.ts';
import { boolIn, choice, optionalText, shownOn, text, type FieldPair } from '../schema/field-pairs.ts';
import { quantityIn, quantityOut, quantityOrNoneIn } from '../schema/quantity.ts';
import type { Code } from '../text/messages.ts';

export const stockUnits = ['tablet', 'ml', 'pipette', 'tube', 'gram', 'portion', 'other'] as const;
export type StockUnit = (typeof stockUnits)[number];
/** Kinds that a person enters. A dose is written by the dose itself. */
export const enteredKinds = ['refill', 'correction', 'discard'] as const;
export const entryKinds = [...enteredKinds, 'dose'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** More than a home uses; all of them are forecast at once. */
export const maxStockItems = 200;
/** Days before the stock runs out at which it is reminded of. */
export const remindDaysBefore = 5;
/** Days ahead for which a stock is forecast; one that lasts longer lasts. */
export const forecastDays = 400;

const fields = {
  name: text(120, 'stockNameRequired', 'Apoquel 16 mg'),
  unit: choice(stockUnits, 'required', 'valueUnknown', 'tablet'),
  notes: shownOn(optionalText(2000), 'search'),
} satisfies Record<string, FieldPair>;

const parts = householdItem('StockItem', fields, {
  /** Sum of all entries; below zero where more was used than entered. */
  balance: withExample(quantityOut, 22),
});
export const stockItemInput = parts.input;
export const newStockItem = parts.newInput;
export const stockItem = parts.row;
export type StockItemInput = z.output<typeof stockItemInput>;
export type NewStockItem = z.output<typeof newStockItem>;
export type StockItem = z.input<typeof stockItem>;

const amount = quantityIn('quantityPositive');
const counted = quantityOrNoneIn('countNegative');
const neededBy = { refill: ['amount', amount], discard: ['amount', amount], correction: ['counted', counted] } as const;

/** Each kind has its own number, and no other. */
const hasItsNumber = z.check<unknown>(
  ({ value, issues }) => {
    const { kind, ...said } = value as { kind?: unknown; amount?: unknown; counted?: unknown };
    if (typeof kind !== 'string' || !(kind in neededBy)) return;
    const [field] = neededBy[kind as keyof typeof neededBy];
    if (issues.some(({ path }) => path?.[0] === field)) return;
    const wrong: Code = field === 'amount' ? 'quantityPositive' : 'countNegative';
    if (said[field] === undefined || said[field] === null)
      issues.push({ code: 'custom', path: [field], message: wrong, input: value });
  },
  { when: () => true },
);

export const newStockEntry = named(
  'NewStockEntry',
  z
    .object({
      id: newIdIn(),
      kind: withExample(choice(enteredKinds, 'required', 'valueUnknown').in, 'refill'),
      /** Amount that came, or was thrown away. */
      amount: withExample(z.optional(z.nullable(amount)), 20),
      /** Amount that is there, of a correction. */
      counted: withExample(z.optional(z.nullable(counted)), null),
      /** Now, if it is left out. */
      at: z.optional(z.nullable(instantIn('dateInvalid'))),
      batch: withExample(optionalLineIn(60), 'A490C11'),
      expiresOn: withExample(optionalDayIn(), '2027-09-30', 'date'),
      note: withExample(optionalTextIn(500), null),
      /** The package has expired, and is entered all the same. */
      isExpired: withExample(z.optional(boolIn()), false),
    })
    .check(hasItsNumber),
);
export type NewStockEntry = z.output<typeof newStockEntry>;

export const stockEntry = named(
  'StockEntry',
  z.object({
    id: idOut('StockEntry'),
    householdId: idOut('Household'),
    stockItemId: idOut('StockItem'),
    kind: withExample(z.enum(entryKinds), 'refill'),
    /** Amount that it adds; below zero one that it takes. */
    amount: withExample(quantityOut, 20),
    /** Amount that was there, by a correction. */
    counted: withExample(z.nullable(quantityOut), null),
    at: instantOut,
    doseId: withExample(z.nullable(idOut('Dose')), null),
    batch: withExample(z.nullable(z.string()), 'A490C11'),
    expiresOn: withExample(z.nullable(dayOut), '2027-09-30'),
    note: withExample(z.nullable(z.string()), null),
    createdAt: instantOut,
    createdBy: idOut('User'),
  }),
);
export type StockEntry = z.input<typeof stockEntry>;

export const stockStates = ['runsOut', 'lasts', 'ends', 'unused', 'empty', 'expired', 'short'] as const;
/**
 * `runsOut`: on a day. `lasts`: longer than is forecast. `ends`: what uses it is over before. `unused`: by nothing whose
 * amount is known. `empty`: nothing is left. `expired`: all that is left. `short`: below zero.
 */
export type StockState = (typeof stockStates)[number];

const pack = named(
  'StockPackage',
  z.object({
    /** The entry by which it came; of what a count found besides, the count. */
    entryId: idOut('StockEntry'),
    of: withExample(quantityOut, 20),
    left: withExample(quantityOut, 12),
    batch: withExample(z.nullable(z.string()), 'A487B02'),
    expiresOn: withExample(z.nullable(dayOut), '2027-05-31'),
    isOpen: z.boolean(),
    isExpired: withExample(z.boolean(), false),
  }),
);
export type StockPackage = z.input<typeof pack>;

export const lineKinds = ['use', 'expires', 'noAmount', 'asNeeded'] as const;
const line = named(
  'StockLine',
  z.object({
    /**
     * `use`: so many doses or portions are taken. `expires`: what of a package will not be used. `noAmount`, `asNeeded`:
     * something that uses it and can't be counted.
     */
    kind: withExample(z.enum(lineKinds), 'use'),
    amount: withExample(quantityOut, 21),
    /** Amount of one dose or portion, and how many. */
    each: withExample(z.nullable(quantityOut), 0.5),
    count: withExample(z.int(), 42),
    from: withExample(z.nullable(instantOut), null),
    until: withExample(z.nullable(instantOut), null),
    /** Name of the medicine or food, and its pet; null for one that the caller may not see. */
    name: withExample(z.nullable(z.string()), 'Apoquel 16 mg'),
    petId: withExample(z.nullable(idOut('Pet')), null),
    isFeeding: withExample(z.boolean(), false),
  }),
);
export type StockLine = z.input<typeof line>;

export const stockForecast = named(
  'StockForecast',
  z.object({
    stockItemId: idOut('StockItem'),
    state: withExample(z.enum(stockStates), 'runsOut'),
    /** Amount that is there, by all entries; of food that is not logged less what was fed by its plan since. */
    left: withExample(quantityOut, 22),
    isEstimate: withExample(z.boolean(), false),
    usable: withExample(quantityOut, 22),
    expired: withExample(quantityOut, 0),
    /** The most that was ever there. */
    fullest: withExample(quantityOut, 38),
    packages: z.array(pack),
    /** When the last whole dose or portion is taken; of `ends`, the last of all. */
    until: withExample(z.nullable(instantOut), null),
    /** When the first is due that is not there whole. */
    shortAt: withExample(z.nullable(instantOut), null),
    /** Rest after `until`. */
    remains: withExample(quantityOut, 0),
    /** Amount that is used each day, where each day is alike. */
    perDay: withExample(z.nullable(quantityOut), 1),
    remindOn: withExample(z.nullable(dayOut), '2026-12-09'),
    /** True where the reminder comes before a weekend or holiday. */
    isRemindedSooner: withExample(z.boolean(), false),
    /** Number of times that the prescription of a medicine that uses it can still be filled; the least of several. */
    repeatsLeft: withExample(z.nullable(z.int()), 2),
    petIds: z.array(idOut('Pet')),
    lines: z.array(line),
  }),
);
export type StockForecast = z.input<typeof stockForecast>;

const view = { area: 'reminders', level: 'view', of: 'home' } as const;
const own = { area: 'reminders', level: 'own', of: 'home' } as const;
const entry = '/stock/:id/entries/:entryId';

/** Stocks of a home, of medicines and food, as a ledger: nothing is counted but its entries. */
export const stockItems = {
  ...householdItemCalls(parts, {
    one: 'stockItem',
    many: 'stockItems',
    path: '/stock',
    area: 'reminders',
    listed: 'by name',
    list: '`balance` is the sum of the entries. They are of a home and of none of its pets: guests see those of each home whose reminders they may see.',
    create: `A home has ${maxStockItems} at most (\`stockTooMany\`).`,
    update: 'The unit stays once there are entries (`unitInUse`).',
    remove: 'Medicines and feeding plans that use it keep it, and use it again when it is restored.',
    refuses: { restore: { 409: ['stockTooMany'] } },
  }),
  forecast: endpoint({
    method: 'GET',
    path: '/stock/forecast',
    access: view,
    summary: 'Until when each stock lasts, and how that was computed',
    details: `From what is usable now, the schedules of all medicines that use it and the feeding plans, for ${forecastDays} days; what runs out first comes first. Packages are used in the order in which they expire, and what expires before is not used. Food is not logged: what is left of it is an estimate by its plan since the last count. The reminder comes ${remindDaysBefore} days before, on the last working day before a weekend or holiday.`,
    reply: z.object({ forecasts: z.array(stockForecast) }),
  }),
  entries: endpoint({
    method: 'GET',
    path: '/stock/:id/entries',
    access: view,
    summary: 'The entries of a stock, the latest first',
    details: 'Doses that were given, packages that came, what was counted and what was thrown away.',
    query: z.object(paging),
    reply: z.object(pageOf('entries', stockEntry)),
  }),
  addEntry: endpoint({
    method: 'POST',
    path: '/stock/:id/entries',
    access: own,
    summary: 'Enter a package, a count, or what was thrown away',
    details: `\`refill\` and \`discard\` say an \`amount\` above zero, \`correction\` what was \`counted\` at its time; entries that are written or deleted before it later leave that as it is. A package that has expired is refused (\`packageExpired\`, at \`expiresOn\`) unless \`isExpired\` says so. ${onceById}`,
    refuses: { 409: ['idTaken'] },
    body: newStockEntry,
    reply: z.object({ entry: stockEntry }),
    status: 201,
  }),
  entry: endpoint({
    method: 'GET',
    path: entry,
    access: view,
    summary: 'An entry of a stock',
    details: 'What was deleted is a 404.',
    reply: z.object({ entry: stockEntry }),
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: entry,
    access: own,
    summary: 'Delete an entry; it can be restored',
    details: 'That of a dose goes with its dose (`entryOfDose`).',
    refuses: { 409: ['entryOfDose'] },
  }),
  restoreEntry: endpoint({
    method: 'POST',
    path: `${entry}/restore`,
    access: own,
    summary: 'Bring an entry back that was deleted',
    details: 'What is not deleted is a 404.',
    refuses: { 409: ['entryOfDose'] },
    reply: z.object({ entry: stockEntry }),
  }),
};
