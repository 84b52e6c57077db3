import { householdItemService } from '../../belongings/household-items/household-item-service.ts';
import * as store from './store.ts';

export const vets = householdItemService(store.rows, { one: 'vet' });
