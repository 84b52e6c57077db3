import { expensePlans } from '@tzemed/contract/expense-plans';
import { ApiError } from '../../lib/api-error.ts';
import { callsOf } from '../../lib/api-client.ts';
import { expensesApi } from './api.ts';

const plans = callsOf(expensePlans);

/** What a repeating expense is called; one that was deleted as the last that it has written, and null where it has none. */
export async function planName(id: string, signal: AbortSignal) {
  try {
    return (await plans.get({ params: { id } }, { signal })).plan.description;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const { expenses } = await expensesApi.calls.list({ query: { planId: id, page: 1, limit: 1 } }, { signal });
    return expenses[0]?.description ?? null;
  }
}
