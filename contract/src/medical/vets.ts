import * as z from 'zod/mini';
import { missingOr, withExample } from '../schema/fields.ts';
import { householdItem, householdItemCalls } from '../items/household-items.ts';
import { boolIn, optionalLine, optionalText, type FieldPair, text } from '../schema/field-pairs.ts';
import { formatPhone } from '../text/phone-numbers.ts';
import { joinLines, stripInvisible } from '../text/plain-text.ts';
import { tagIds } from '../items/tag-ids.ts';

/** A reception, the vet's own, one for the night. */
export const maxPhones = 5;

const phone = withExample(
  z.string(missingOr('phoneInvalid', 'textExpected')).check(
    z.overwrite(stripInvisible),
    z.overwrite(joinLines),
    z.maxLength(40, 'phoneInvalid'),
    z.regex(/^[\d٠-٩+*().,/\s־‐-―-]*$/, 'phoneInvalid'),
    z.refine((written) => written === '' || formatPhone(written) !== undefined, { error: 'phoneInvalid' }),
    z.overwrite((written) => formatPhone(written) ?? written),
  ),
  '*5761',
);

const fields = {
  name: text(100, 'vetNameRequired', 'ד״ר לוי'),
  clinic: optionalLine(100, 'המרפאה בכרמל'),
  /** Empty ones are passed over. */
  phones: {
    in: z.optional(
      z.pipe(
        z.array(phone, missingOr('required', 'invalid')).check(z.maxLength(maxPhones, `phonesTooMany:${maxPhones}`)),
        z.transform((phones) => [...new Set(phones.filter((written) => written !== ''))]),
      ),
    ),
    out: z.array(withExample(z.string(), '*5761')),
  },
  address: optionalLine(200, 'דרך הים 12, חיפה'),
  hours: optionalText(300, 'א׳–ה׳ 8:30–19:00'),
  /** True for a clinic to call at night. */
  isEmergency: { in: z.optional(boolIn()), out: withExample(z.boolean(), false) },
  notes: optionalText(2000),
  tagIds,
} satisfies Record<string, FieldPair>;

const parts = householdItem('Vet', fields);
export const vetInput = parts.input;
export const newVet = parts.newInput;
export const vet = parts.row;
export type VetInput = z.output<typeof vetInput>;
export type NewVet = z.output<typeof newVet>;
export type Vet = z.input<typeof vet>;

/** Vets and clinics that a household calls when a pet is ill. */
export const vets = householdItemCalls(parts, {
  area: 'medicalRecords',
  listed: 'those for emergencies first, then by name',
  list: 'They are of a home and of none of its pets: guests see those of each home whose records they may see.',
  create:
    'A telephone number may be written in any way that is read as one, star numbers too; it is kept as it is shown.',
  update: "An optional field that is '' or null is emptied; `tagIds` are all of them. A vet stays with their home.",
  remove: 'Records that name them keep the name.',
});
