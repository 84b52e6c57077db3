import type { Level } from '@tzemed/contract/schema/endpoint';
import { type MissingRule, missingRules } from '@tzemed/contract/medical/missing';
import { type Expression, sql } from 'kysely';
import { type GivenScope, permissionsOnPet, type Proven, reach, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { Facts } from './missing-rules.ts';

type Seen = Proven<'profile', Level>;
type Owned = Proven<'profile', 'own'>;
type Records = ViewScope<'medicalRecords'>;

export const findPet = (db: Db, proven: Seen) =>
  db
    .selectFrom('pets')
    .select(['species', 'birthDate', 'chipNumber', 'licenceValidUntil', 'archivedAt'])
    .select(permissionsOnPet(proven).as('permissions'))
    .where('householdId', '=', proven.householdId)
    .where('id', '=', proven.petId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Dismissed rules in the order of the rules; a rule that no longer exists is left out. */
export async function listDismissed(db: Db, { householdId }: Seen): Promise<MissingRule[]> {
  const rows = await db.selectFrom('missingDismissals').select('rule').where('householdId', '=', householdId).execute();
  return missingRules.filter((known) => rows.some(({ rule }) => rule === known));
}

export const insert = (db: Db, { householdId, userId }: Owned, rule: MissingRule, now: Date) =>
  db
    .insertInto('missingDismissals')
    .values({ householdId, rule, createdAt: now, createdBy: userId })
    .onConflict((conflict) => conflict.columns(['householdId', 'rule']).doNothing())
    .execute();

export const remove = (db: Db, { householdId }: Owned, rule: MissingRule) =>
  db.deleteFrom('missingDismissals').where('householdId', '=', householdId).where('rule', '=', rule).execute();

const ofPet = (db: Db, scope: GivenScope, petId: Expression<string>) =>
  db
    .selectFrom(reach(scope, petId))
    .innerJoin('medicalRecords as r', (join) =>
      join.onRef('r.householdId', '=', 'reach.householdId').onRef('r.petId', '=', 'reach.petId'),
    )
    .where('r.deletedAt', 'is', null);

type Span = { readonly petId: string; readonly from: string; readonly today: string };

/** Vaccinations, and whatever an invoice hangs on. */
export const records: (db: Db, scope: Records, span: Span) => Promise<Facts['records']> = prepared(
  (db, scope: GivenScope, { petId, from, today }: Given<Span>) =>
    ofPet(db, scope, petId)
      .crossJoinLateral(
        sql<{ kinds: Facts['records'][number]['papers'] }>`(
          select array_agg(a.kind) filter (where a.id is not null) as kinds from attachments a
          where a.household_id = r.household_id and a.thing_id = r.id and a.noun = 'medicalRecords' and a.deleted_at is null
        )`.as('papers'),
      )
      .where(sql<boolean>`r.date between ${from} and ${today}`)
      .where(sql<boolean>`(r.type = 'vaccination' or 'invoice' = any(papers.kinds))`)
      .select(['r.id', 'r.type', 'r.date', 'r.description'])
      .select(sql<Facts['records'][number]['papers']>`coalesce(papers.kinds, '{}')`.as('papers'))
      .orderBy(sql`r.date desc, r.id desc`),
);

type Ending = Omit<Span, 'today'>;

/** Attachments that end on `from` or later. */
export const papers: (db: Db, scope: Records, ending: Ending) => Promise<Facts['papers']> = prepared(
  (db, scope: GivenScope, { petId, from }: Given<Ending>) =>
    ofPet(db, scope, petId)
      .innerJoin('attachments as a', (join) =>
        join
          .onRef('a.householdId', '=', 'r.householdId')
          .onRef('a.thingId', '=', 'r.id')
          .on('a.noun', '=', sql.lit('medicalRecords'))
          .on('a.deletedAt', 'is', null),
      )
      .where(sql<boolean>`a.expires_on >= ${from}`)
      .select(['r.id as recordId', 'a.name', 'a.kind', sql<string>`a.expires_on`.as('expiresOn')])
      .orderBy(sql`a.expires_on, a.id`),
);
