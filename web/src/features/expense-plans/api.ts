import { expensePlans } from '@tzemed/contract/money/expense-plans';
import { belongingApi } from '../../shared/queries/belonging-api.ts';

export const plansApi = belongingApi('expensePlans', expensePlans, { many: 'plans', area: 'expenses' });
