import { expensePlans } from '@tzemed/contract/expense-plans';
import { belongingApi } from '../../shared/belonging-api.ts';

export const plansApi = belongingApi('expensePlans', expensePlans, { many: 'plans', area: 'expenses' });
