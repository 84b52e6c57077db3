import * as z from 'zod/mini';
import { isDay } from '../dates/days.ts';
import { missingOr, named, textIn, withExample } from '../schema/fields.ts';
import type { Code } from '../text/messages.ts';

/** Field types for details of a pet that have no field of their own: 'שם אצל המגדל', text, 'נסיכה'. */
export const customFieldTypes = ['text', 'number', 'date'] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];

/** Few enough to read on one page and to compare in an edit conflict. */
export const maxCustomFields = 20;

const isOfType: Record<CustomFieldType, (value: string) => boolean> = {
  text: () => true,
  // Stored as typed: '12.50' is a different precision from 12.5.
  number: (value) => /^-?\d{1,15}(\.\d{1,15})?$/.test(value),
  date: isDay,
};

const type = withExample(z.enum(customFieldTypes, missingOr('typeRequired', 'typeUnknown')), 'text');
const ownFieldIn = named(
  'OwnFieldInput',
  z
    .object({
      name: withExample(textIn(60), 'שם אצל המגדל'),
      type,
      value: withExample(textIn(500), 'נסיכה'),
    })
    .check(
      ...(['number', 'date'] as const).map((type) =>
        z.refine<{ type: CustomFieldType; value: string }>((own) => own.type !== type || isOfType[type](own.value), {
          path: ['value'],
          error: (type === 'date' ? 'dateInvalid' : 'numberInvalid') satisfies Code,
        }),
      ),
    ),
);

/** Two that are called the same could not be told apart by an edit that meets another. */
const calledOnce = z.check<{ name: string }[]>(({ value, issues }) => {
  const called = new Set<string>();
  for (const [index, { name }] of value.entries()) {
    const plain = name.toLowerCase();
    if (called.has(plain))
      issues.push({ code: 'custom', input: name, path: [index, 'name'], message: 'nameTwice' satisfies Code });
    called.add(plain);
  }
});

/** Missing says nothing of them, and leaves what stands; an empty list or `null` says that there are none. */
export const customFields = {
  in: z.optional(
    z.pipe(
      z.nullable(
        z
          .array(ownFieldIn, 'invalid')
          .check(z.maxLength(maxCustomFields, 'tooManyOwnFields' satisfies Code), calledOnce),
      ),
      z.transform((fields) => fields ?? []),
    ),
  ),
  out: z.array(
    named(
      'OwnField',
      z.object({ name: withExample(z.string(), 'שם אצל המגדל'), type, value: withExample(z.string(), 'נסיכה') }),
    ),
  ),
};
export type OwnField = z.input<(typeof customFields)['out']>[number];
