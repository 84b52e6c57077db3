import type { Area } from '@tzemed/contract/schema/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { type GivenScope, scopeOf, within } from '../../access.ts';
import type { EditCtx, Member } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { attachedRowsMoved, holdsAttachments } from '../../files/move-attached-rows.ts';
import { commitChange } from './commit-change.ts';

type Follower<A extends Area> = {
  readonly noun: 'expenses' | 'appointments';
  readonly area: A;
  /** Column with the record that a row follows. */
  readonly column: 'recordId' | 'followsRecordId';
  /** SQL: those that go with their record; all of them where nothing is said. */
  readonly goes?: RawBuilder<boolean>;
  /** Writes what follows from the deletion or restoration of a row, in its transaction. */
  afterRemoval?(ctx: EditCtx<A>, id: string): Promise<void>;
  afterRestoration?(ctx: EditCtx<A>, id: string): Promise<void>;
  get(ctx: EditCtx<A>, id: string): Promise<{ readonly id: string }>;
};

type At = { readonly recordId: string; readonly now: Date };
type Gone = { readonly id: string };

/** Deletes and restores rows together with the medical record that they follow: its costs and its next appointment. */
export function deleteWithRecord<A extends Area>({
  noun,
  area,
  column,
  goes = sql<boolean>`true`,
  afterRemoval,
  afterRestoration,
  get,
}: Follower<A>) {
  const marked = (db: Db, scope: GivenScope, { recordId, now }: Given<At>) =>
    db
      .updateTable(noun as 'expenses')
      .where(within(scope, noun))
      .where(sql<boolean>`${sql.ref(column)} = ${recordId}`)
      .returning(['id', 'petId'])
      .$if(holdsAttachments(noun), (query) => query.returning(attachedRowsMoved(noun)))
      .set({ updatedAt: now, updatedBy: scope.userId } as never);
  const removing = prepared((db, scope: GivenScope, given: Given<At>) =>
    marked(db, scope, given)
      .set({ deletedAt: given.now, deletedBy: scope.userId, removedWithRecordAt: given.now } as never)
      .where('deletedAt', 'is', null)
      .where(goes),
  );
  const restoring = prepared((db, scope: GivenScope, given: Given<At>) =>
    marked(db, scope, given)
      .set({ deletedAt: null, deletedBy: null, removedWithRecordAt: null } as never)
      .whereRef('deletedAt', '=', 'removedWithRecordAt'),
  );

  /**
   * Context with edit permission for these rows and without `If-Match`: the record's version does not apply to them.
   */
  const acting = (member: Member): EditCtx<A> => ({
    ...member,
    ifMatch: undefined,
    right: { area, level: 'edit' },
  });

  return {
    acting,

    async goWithRecord(member: Member, { id: recordId }: Gone) {
      await commitChange(acting(member), { noun, what: 'removed' }, async (ctx) => {
        const [gone] = await removing(ctx.db, scopeOf(ctx), { recordId, now: ctx.now });
        if (gone) await afterRemoval?.(ctx, gone.id);
        return gone;
      });
    },

    async returnWithRecord(member: Member, { id: recordId }: Gone) {
      await commitChange(acting(member), { noun, what: 'restored' }, async (ctx) => {
        const [back] = await restoring(ctx.db, scopeOf(ctx), { recordId, now: ctx.now });
        if (back) await afterRestoration?.(ctx, back.id);
        return back && get(ctx, back.id);
      });
    },
  };
}
