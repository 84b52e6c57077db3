import * as z from 'zod/mini';
import { idIn, idOut, withExample } from '../schema/fields.ts';
import { leadTimes } from './lead-times.ts';
import { boolIn, type FieldPair } from '../schema/field-pairs.ts';

/** More than that take no turns with one thing. */
export const maxAssignees = 10;

const hour = 60;

/**
 * Minutes after the due time at which an important reminder alerts again until it is completed, missed or snoozed:
 * three times in the first half hour, then one person after the other, and at last everybody.
 */
export const nagMinutes = [
  15,
  30,
  45,
  hour,
  90,
  2 * hour,
  150,
  3 * hour,
  4 * hour,
  5 * hour,
  6 * hour,
  8 * hour,
  12 * hour,
  24 * hour,
] as const;
/** Minutes after which alerts go to the next person, in the order of `assigneeIds`. */
export const nextAssigneeAfterMinutes = 45;

const leads = z.array(withExample(z.literal([...leadTimes.reminders], 'leadTimeInvalid'), 15), 'leadTimeInvalid').check(
  z.maxLength(20, 'leadTimeInvalid'),
  z.overwrite((minutes) => [...new Set(minutes)].toSorted((a, b) => a - b)),
);

/** Recipients and lead times of a reminder. */
export const alertFields = {
  /** Told again until somebody has answered: done, missed or put off. */
  isImportant: { in: withExample(z.optional(boolIn()), false), out: withExample(z.boolean(), false) },
  /** Minutes ahead, for everybody who is told of it; without any as each of them wishes. */
  leadTimes: {
    in: withExample(z.optional(leads), [0, 60]),
    out: withExample(z.array(z.int()), [0, 60]),
  },
  /** Assignees. Several take turns from one occurrence to the next; without any, the first person to act takes it. */
  assigneeIds: {
    in: withExample(
      z.optional(
        z.array(idIn('assigneeUnknown', 'User'), 'assigneeUnknown').check(
          z.maxLength(maxAssignees, 'assigneeUnknown'),
          z.overwrite((ids) => [...new Set(ids)]),
        ),
      ),
      [],
    ),
    out: withExample(z.array(idOut('User')), []),
  },
} satisfies Record<string, FieldPair>;

/** Default alert fields of a reminder. */
export const noAlertFields = { isImportant: false, leadTimes: [] as number[], assigneeIds: [] as string[] };
