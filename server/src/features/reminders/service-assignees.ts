import { type ReminderInput } from '@tzemed/contract/reminders/reminders';
import { petOf } from '../../access.ts';
import type { EditCtx } from '../../context.ts';
import { invalid } from '../../lib/refusal.ts';
import * as store from './store-assignees.ts';

type Edit = EditCtx<'reminders'>;
type Asked = Pick<ReminderInput, 'petId' | 'assigneeIds'>;
/** Assignees of a reminder, and the one whose turn it is. */
type Whose = { readonly assigneeIds: string[]; readonly assigneeId: string | null };

/**
 * New assignees of a reminder, or undefined if they do not change. The current turn stays while its person is among
 * them. A move to another pet keeps only those who may edit reminders of that pet.
 */
export async function givenTo(ctx: Edit, { petId, assigneeIds }: Asked, standing?: Whose & { readonly petId: string }) {
  const isElsewhere = standing !== undefined && standing.petId !== petId && standing.assigneeIds.length > 0;
  const wanted = assigneeIds ?? (isElsewhere ? standing.assigneeIds : undefined);
  if (!wanted) return {};
  const may =
    wanted.length === 0 ? new Set() : await store.listCarers(ctx.db, await petOf(ctx, petId), wanted, ctx.now);
  if (assigneeIds?.some((id) => !may.has(id))) throw invalid({ assigneeIds: 'assigneeUnknown' });
  const kept = wanted.filter((id) => may.has(id));
  const turn = standing?.assigneeId;
  return { assigneeIds: kept, assigneeId: turn && kept.includes(turn) ? turn : (kept[0] ?? null) };
}

/** Next assignee after the current one: in the stored order, then again from the first. */
export function nextAssignee({ assigneeIds, assigneeId }: Whose) {
  const at = assigneeId === null ? -1 : assigneeIds.indexOf(assigneeId);
  return assigneeIds[(at + 1) % assigneeIds.length] ?? null;
}
