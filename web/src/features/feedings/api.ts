import { feedings } from '@tzemed/contract/stock/feedings';
import { belongingApi } from '../../shared/queries/belonging-api.ts';

export const feedingsApi = belongingApi('feedings', feedings, { area: 'reminders' });
/** Plans of one pet, those that are over too. */
export const allPlans = { limit: 100 };
