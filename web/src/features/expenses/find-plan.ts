import { expensePlans } from '@tzemed/contract/expense-plans';
import { callsOf } from '../../lib/api-client.ts';

const calls = callsOf(expensePlans);

/** Comes when a list is of one plan alone: all others do without. */
export const findPlan = async (id: string) => (await calls.get({ params: { id } })).plan;
