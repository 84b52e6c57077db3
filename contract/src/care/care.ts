import * as z from 'zod/mini';
import { belonging, belongingCalls, petIdsIn } from '../items/belongings.ts';
import { templateKinds } from '../reminders/reminder-templates.ts';
import { endpoint } from '../schema/endpoint.ts';
import {
  dayIn,
  dayOut,
  idOut,
  ilsIn,
  named,
  newIdIn,
  optionalDayIn,
  missingOr,
  optionalLineIn,
  withExample,
} from '../schema/fields.ts';
import { boolIn, day, fieldsOn, optionalText, shownOn, text, type FieldPair } from '../schema/field-pairs.ts';
import { intervalUnits, maxIntervalCount } from './care-intervals.ts';

/** Own items of a pet. */
export const maxCareItems = 100;

/** Basis of an item: that of its rule, or an item of the owners. */
export const careKinds = [...templateKinds, 'own'] as const;
export type CareKind = (typeof careKinds)[number];

/** `option` is offered and waits until somebody chooses it; `off` was turned off. */
export const careStates = ['now', 'later', 'done', 'off', 'option'] as const;
export type CareState = (typeof careStates)[number];

const intervalIn = named(
  'CareIntervalInput',
  z.object({
    count: withExample(
      z
        .int('careIntervalInvalid')
        .check(z.minimum(1, 'careIntervalInvalid'), z.maximum(maxIntervalCount, 'careIntervalInvalid')),
      3,
    ),
    unit: withExample(z.enum(intervalUnits, 'valueUnknown'), 'month'),
  }),
);
const intervalOut = named(
  'CareInterval',
  z.object({ count: withExample(z.int(), 3), unit: withExample(z.enum(intervalUnits), 'month') }),
);

const fields = {
  title: {
    in: text(120, 'titleRequired', 'החלפת מסנן').in,
    /** Null for choices about a rule, which has its own name. */
    out: withExample(z.nullable(z.string()), 'החלפת מסנן'),
  },
  every: {
    in: withExample(intervalIn, { count: 3, unit: 'month' }),
    out: withExample(z.nullable(intervalOut), { count: 3, unit: 'month' }),
  },
  startsOn: { in: day().in, out: withExample(z.nullable(dayOut), '2026-11-21') },
  notes: shownOn(optionalText(1000), 'export'),
} satisfies Record<string, FieldPair>;

export const careFieldsOn = fieldsOn(fields);

const parts = belonging('CareItem', fields, {
  petName: withExample(z.string(), 'בלה'),
  /** Rule that the choices are about; null for an own item. `reminders` and `outdoor` are switches of the whole plan. */
  key: withExample(z.nullable(z.string()), null),
  isChosen: withExample(z.boolean(), true),
  isOff: withExample(z.boolean(), false),
  postponedUntil: withExample(z.nullable(dayOut), null),
  exemptUntil: withExample(z.nullable(dayOut), null),
  /** Last day on which it was done or skipped without a record. */
  doneOn: withExample(z.nullable(dayOut), null),
  skippedOn: withExample(z.nullable(dayOut), null),
});
export const careItemInput = parts.input;
export const newCareItem = parts.newInput;
export const careItem = parts.row;
export type CareItemInput = z.output<typeof careItemInput>;
export type NewCareItem = z.output<typeof newCareItem>;
export type CareItem = z.input<typeof careItem>;

export const careItems = belongingCalls(parts, {
  path: '/care-items',
  area: 'reminders',
  listed: 'by key, own ones last',
  rules: [
    'An own item of the care plan. It repeats in its interval from the day on which it was last done, the first time on `startsOn`.',
    'What was chosen about a rule is listed too, by its `key`; it is changed by `PATCH /pets/{petId}/care/items` alone (`careItemOfRule`).',
    `A pet has ${maxCareItems} at most (\`careItemsTooMany\`).`,
  ],
  refusing: { update: { 409: ['careItemOfRule'] } },
  filters: {},
});

const due = named(
  'CareDue',
  z.object({
    /** One day. */
    day: z.nullable(dayOut),
    /** A window, or with `to` alone a last day. */
    from: z.nullable(dayOut),
    to: z.nullable(dayOut),
    /** The day is fixed when this earlier step has been recorded. */
    after: withExample(z.nullable(z.string()), null),
  }),
);

const source = named(
  'CareSource',
  z.object({
    name: withExample(z.string(), 'WSAVA 2024'),
    url: withExample(z.string(), 'https://doi.org/10.1111/jsap.13718'),
    /** Day on which we last read it, and day from which that counts as old. */
    read: dayOut,
    recheck: dayOut,
  }),
);

export const carePlanItem = named(
  'CarePlanItem',
  z.object({
    /** Rule, or id of an own item. */
    key: withExample(z.string(), 'il_hexavalent'),
    /** Place in a series, from 1; 0 for what repeats. */
    step: withExample(z.int(), 2),
    title: withExample(z.string(), 'חיסון משושה, מנה שנייה'),
    /** Name of the rule, without the step. */
    group: withExample(z.string(), 'חיסון משושה'),
    kind: withExample(z.enum(careKinds), 'habit'),
    state: withExample(z.enum(careStates), 'now'),
    /** Null for what is off, done or not chosen, and for what nothing is known of. */
    due: z.nullable(due),
    /** The day stays as the rule says; its reminder comes then. */
    postponedUntil: z.nullable(dayOut),
    exemptUntil: z.nullable(dayOut),
    /** A step that may be left out. */
    isOptional: withExample(z.boolean(), false),
    /** The rule knows no day here: the vet does. */
    isDoubtful: withExample(z.boolean(), false),
    /** A source is older than its `recheck`. */
    isOld: withExample(z.boolean(), false),
    why: withExample(z.string(), 'הראשונה נרשמה ב־25.10.2026; הבאה בגיל 9 שבועות.'),
    sources: z.array(source),
    interval: z.object({
      usual: z.nullable(intervalOut),
      own: z.nullable(intervalOut),
      /** Intervals to choose from. */
      choices: z.array(intervalOut),
    }),
    /** Newest record that fulfils it; null for whoever may not see the records. */
    last: z.nullable(z.object({ day: dayOut, recordId: z.nullable(idOut('MedicalRecord')) })),
    /** Day on which it was done without a record, as it is kept. */
    doneOn: z.nullable(dayOut),
    /** Doing it writes a medical record. */
    writesRecord: withExample(z.boolean(), true),
    isVaccine: withExample(z.boolean(), true),
    /** Its record names a product: a vaccine or a treatment. */
    takesProduct: withExample(z.boolean(), true),
    /** Next step once it is done on a day: so long after it, and not before a day. */
    follows: z.nullable(
      z.object({
        title: withExample(z.string(), 'חיסון משושה, מנה שלישית'),
        after: intervalOut,
        to: z.nullable(intervalOut),
        notBefore: z.nullable(dayOut),
      }),
    ),
  }),
);
export type CarePlanItem = z.input<typeof carePlanItem>;

const plan = named(
  'CarePlan',
  z.object({
    items: z.array(carePlanItem),
    /** Reminders of the plan are on for this pet. */
    hasReminders: withExample(z.boolean(), false),
    /** The cat goes out; null for other animals. */
    goesOut: withExample(z.nullable(z.boolean()), null),
    /** A birth date is missing, which rules of this species ask for. */
    lacksBirthDate: withExample(z.boolean(), false),
    birthDate: z.nullable(dayOut),
    /** Days of the version of the rules, and on which their sources were last read. */
    rules: z.object({ version: dayOut, read: dayOut }),
  }),
);
export type CarePlan = z.input<typeof plan>;

/** A rule, or the id of an own item. */
const itemKey = withExample(
  z
    .string(missingOr('required', 'valueUnknown'))
    .check(z.regex(/^([a-z]+(_[a-z]+)+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'valueUnknown')),
  'il_deworm',
);

/** Day of something that was done; for a record also with what, by whom and for how much. */
export const careDoneInput = z.object({
  key: itemKey,
  date: dayIn(),
  description: withExample(optionalLineIn(500), null),
  vetName: withExample(optionalLineIn(100), 'ד״ר לוי'),
  product: withExample(optionalLineIn(100), null),
  batchNumber: withExample(optionalLineIn(50), null),
  cost: withExample(z.optional(z.nullable(ilsIn('amountInvalid'))), null),
  /** Other pets for which it was done in one go. */
  petIds: petIdsIn(),
  id: newIdIn(),
});

const path = '/pets/:petId/care';
const view = { area: 'reminders', level: 'view' } as const;
const edit = { area: 'reminders', level: 'edit' } as const;
const reply = z.object({ plan });

export const care = {
  get: endpoint({
    method: 'GET',
    path,
    access: view,
    summary: 'The care plan of a pet: what law, habit and its owners ask for, and when',
    details:
      'Made anew from the rules, the pet, its records and what was chosen. Dogs and cats have rules; other animals have tasks and own items. What is due comes first, the oldest before; then what comes later, what is offered, what is off, and what was done, the newest first. Whoever may not see the medical records is told no record. Texts are in the language that is asked in.',
    reply,
  }),
  update: endpoint({
    method: 'PATCH',
    path,
    access: edit,
    summary: 'Turn the reminders of the plan on or off, or say that the cat goes out',
    details:
      'With `hasReminders` each item that has a day is a reminder of the pet (`source: care`), which follows the plan; an open reminder that a template of the same rule made becomes it. Without them those that are open go.',
    example: { body: { hasReminders: true } },
    body: z.object({ hasReminders: z.optional(boolIn()), goesOut: z.optional(boolIn()) }),
    reply,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/pets/:petId/care/items',
    access: edit,
    summary: 'Choose, turn off, postpone, skip or change the interval of an item of the plan',
    details:
      'A field that is left out stays; null takes it back. `postponedUntil` moves the reminder alone, and may lie after a day that the law names. `every` is the own interval; null is that of the rule. `exemptUntil` is the last day of an exemption from a duty by law. `skippedOn` counts as done on that day, and is refused for a duty by law (`careLawNotSkipped`). `doneOn` is the day on which it was done without a record. A key that is no rule of this species, and no own item of this pet, is a 404.',
    example: { body: { key: 'il_deworm', postponedUntil: '2026-12-06' } },
    body: z.object({
      key: itemKey,
      every: z.optional(z.nullable(intervalIn)),
      isChosen: z.optional(boolIn()),
      isOff: z.optional(boolIn()),
      postponedUntil: withExample(optionalDayIn(), '2026-12-06', 'date'),
      exemptUntil: withExample(optionalDayIn(), null),
      skippedOn: withExample(optionalDayIn(), null),
      doneOn: withExample(optionalDayIn(), null),
    }),
    reply,
  }),
  done: endpoint({
    method: 'POST',
    path: '/pets/:petId/care/done',
    access: edit,
    summary: 'Enter that an item of the plan was done: its record, its cost and its next day in one step',
    details:
      'The record is what the rule says it is, with this product, batch, vet and cost, and the files that were uploaded for its `id`; deleting it takes all back. A treatment has its product in its description. With `petIds` it was done for these pets too, each with a record of its own, or for none at all; their cost is divided, and their records name the step only where it is that of all. Whoever may not edit the medical records, and for tasks everybody, sets `doneOn` instead. A `date` after today or before the birth is refused. With an `id` that stands for a record already, nothing is made.',
    refuses: { 409: ['idTaken'] },
    example: { body: { key: 'il_deworm', date: '2026-11-21' } },
    body: careDoneInput,
    reply: z.object({
      plan,
      /** The record that it made; null for a task. */
      recordId: z.nullable(idOut('MedicalRecord')),
      /** `doneOn` before, to take it back. */
      wasDoneOn: z.nullable(dayOut),
    }),
  }),
};
