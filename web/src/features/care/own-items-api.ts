import { careItems } from '@tzemed/contract/care/care';
import { belongingApi } from '../../shared/queries/belonging-api.ts';

/** Own items of a care plan. */
export const careItemsApi = belongingApi('careItems', careItems, { area: 'reminders' });
