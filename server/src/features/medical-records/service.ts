import { belongings } from '../../belongings/service.ts';
import { invalid } from '../../lib/refusal.ts';
import { rows } from './store.ts';

export const { list, get, create, update, remove, restore } = belongings(rows, {
  check({ date, nextAppointment }) {
    if (nextAppointment && nextAppointment < date) throw invalid({ nextAppointment: 'dateOrder' });
  },
});
