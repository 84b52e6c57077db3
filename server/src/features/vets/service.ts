import { homeThings } from '../../belongings/home-things.ts';
import * as store from './store.ts';

export const vets = homeThings(store.rows, { one: 'vet' });
