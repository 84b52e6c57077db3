import * as z from 'zod/mini';
import { belonging, belongingCalls, ofPetCalls } from '../items/belongings.ts';
import { clockTimeIn, missingOr, withExample } from '../schema/fields.ts';
import {
  choice,
  day,
  fieldsOn,
  optionalDay,
  optionalId,
  optionalText,
  shownOn,
  text,
  type FieldPair,
} from '../schema/field-pairs.ts';
import { quantityIn, quantityOut } from '../schema/quantity.ts';

export const feedingUnits = ['gram', 'portion'] as const;
export type FeedingUnit = (typeof feedingUnits)[number];
/** A tank or a litter is fed every hour. */
export const maxMealsADay = 24;

const fields = {
  food: text(120, 'foodRequired', 'מזון יבש לבוגרים'),
  /** Amount of one meal. */
  amount: { in: withExample(quantityIn('quantityPositive'), 140), out: withExample(quantityOut, 140) },
  unit: choice(feedingUnits, 'required', 'valueUnknown', 'gram'),
  times: {
    in: withExample(
      z.array(clockTimeIn('timeInvalid'), missingOr('timeRequired', 'invalid')).check(
        z.minLength(1, 'timeRequired'),
        z.maxLength(maxMealsADay, 'mealsADayTooMany'),
        z.overwrite((list) => [...new Set(list)].toSorted()),
      ),
      ['07:30', '19:00'],
    ),
    out: withExample(z.array(z.string()), ['07:30', '19:00']),
  },
  from: day(),
  until: optionalDay(null),
  stockItemId: optionalId('StockItem', 'stockUnknown'),
  notes: shownOn(optionalText(2000), 'export', 'print'),
} satisfies Record<string, FieldPair>;
export const feedingFieldsOn = fieldsOn(fields);

const endsAfterStart = z.check<unknown>(
  ({ value, issues }) => {
    const { from, until } = value as { from?: unknown; until?: unknown };
    if (typeof from === 'string' && typeof until === 'string' && until !== '' && until < from)
      issues.push({ code: 'custom', path: ['until'], message: 'endBeforeStart', input: value });
  },
  { when: () => true },
);

const parts = belonging('Feeding', fields, {}, {}, { checks: [endsAfterStart] });
export const feedingInput = parts.input;
export const newFeeding = parts.newInput;
export const feeding = parts.row;
export type FeedingInput = z.output<typeof feedingInput>;
export type NewFeeding = z.output<typeof newFeeding>;
export type Feeding = z.input<typeof feeding>;

/** What a pet is fed, as its people say it: no amount is ever suggested. */
export const feedings = belongingCalls(parts, {
  area: 'reminders',
  listed: 'those that began last first',
  rules: [
    'A plan that names a stock uses it meal by meal, and nobody logs the meals; its unit is that of the stock (`unitDiffers`).',
  ],
  filters: {},
});
export const feedingsOfPet = ofPetCalls(parts, feedings);
