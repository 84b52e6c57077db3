import type { FeedingInput, NewFeeding } from '@tzemed/contract/stock/feedings';
import { petOf } from '../../../access.ts';
import { belongingService, idOf } from '../../../belongings/service/belonging-service.ts';
import type { EditCtx } from '../../../context.ts';
import { transact } from '../../../db/client.ts';
import { demandStock } from '../stock/service.ts';
import { followStock } from '../stock/service-reminder.ts';
import { rows } from './store.ts';

type Edit = EditCtx<'reminders'>;

const feedings = belongingService(rows);
export const { list, get, restore } = feedings;

export const create = (ctx: Edit, input: NewFeeding) =>
  transact(ctx, async (ctx) => {
    const { householdId } = await petOf(ctx, input.petId);
    await demandStock(ctx.db, { householdId, stockItemId: input.stockItemId, unit: input.unit });
    return feedings.create(ctx, input);
  });

export const update = (ctx: Edit, id: string, input: FeedingInput) =>
  transact(ctx, async (ctx) => {
    const standing = await get(ctx, idOf(id));
    const { householdId } = await petOf(ctx, standing.petId);
    const { stockItemId = standing.stockItemId, unit } = input;
    await demandStock(ctx.db, { householdId, stockItemId, unit }, standing.stockItemId);
    const saved = await feedings.update(ctx, id, input);
    if (saved.stockItemId !== standing.stockItemId) await followStock(ctx, standing.stockItemId);
    return saved;
  });

export const remove = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { stockItemId } = await get(ctx, idOf(id));
    const gone = await feedings.remove(ctx, id);
    await followStock(ctx, stockItemId);
    return gone;
  });
