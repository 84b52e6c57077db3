import type { CategoryIcon } from '@tzemed/contract/money/expense-categories';
import { newObservation, observations } from '@tzemed/contract/medical/observations';
import { type Expression, sql } from 'kysely';
import * as z from 'zod/mini';
import type { GivenScope, ViewScope } from '../../access.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import { belongingRows, petName } from '../../belongings/rows/belonging-rows.ts';
import { linkedRowsOf, lockingLinkedRows } from '../../belongings/service/linked-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { attachmentCount } from '../../files/attachment-rows.ts';

const entry = { noun: 'observations', area: 'medicalRecords', column: 'entryId' } as const;

/** SQL: a column of the household's own button that it names. */
const ofButton = <T extends string>(column: 'name' | 'icon') => sql<T | null>`(
  select ${sql.ref(`b.${column}`)} from quick_buttons b
  where b.household_id = observations.household_id and b.id = own_category(observations.kind)
)`;

export const rows = belongingRows('observations', observations, {
  input: z.omit(newObservation, { petIds: true }),
  alsoWritten: ['entryId'],
  order: [
    ['at', 'desc'],
    ['id', 'desc'],
  ],
  computed: {
    petName: petName('observations'),
    kindName: ofButton('name'),
    kindIcon: ofButton<CategoryIcon>('icon'),
    attachmentCount: attachmentCount('observations'),
    together: linkedRowsOf<{ id: string; petId: string }>(entry),
  },
});

/** Locks an observation and those of the same press. */
export const lockEntry = lockingLinkedRows<'medicalRecords'>(entry);

type Button = { readonly householdId: string; readonly kind: string };
const locking = prepared((db, _scopes: object, { householdId, kind }: Given<Button>) =>
  db
    .selectFrom('quickButtons')
    .select(['id', 'deletedAt'])
    .where('householdId', '=', householdId as Expression<string>)
    .where(sql<boolean>`id = own_category(${kind})`)
    .forShare(),
);
/** Locks an own button, so that nobody deletes it as unused before the transaction ends. */
export const lockButton = async (db: Db, button: Button) => (await locking(db, {}, button))[0];

const latestOf = prepared((db, scope: GivenScope, { petId }: Given<OfPet>) =>
  rows
    .reached(db, scope, petId as Expression<string> | undefined)
    .select(['observations.petId', 'observations.kind', sql<Date>`max(observations.at)`.as('at')])
    .groupBy(['observations.petId', 'observations.kind'])
    .orderBy(sql`max(observations.at) desc, observations.kind, observations.pet_id`),
);
/** The last time of each kind of each pet. */
export const latest = (db: Db, scope: ViewScope<'medicalRecords'>, asked: OfPet) => latestOf(db, scope, asked);

type Span = { readonly petId: string; readonly from: string; readonly to: string };
const daily = prepared((db, scope: GivenScope, { petId, from, to }: Given<Span>) =>
  rows
    .reached(db, scope, petId as Expression<string>)
    .where(sql<boolean>`observations.date between ${from} and ${to}`)
    .select(({ fn }) => [
      'observations.kind',
      'observations.date',
      ofButton('name').as('kindName'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['observations.householdId', 'observations.kind', 'observations.date'])
    .orderBy('observations.date', 'desc'),
);
/** Number of observations of a pet per kind and day, the newest day first. */
export const countPerDay = (db: Db, scope: ViewScope<'medicalRecords'>, span: Span) => daily(db, scope, span);
