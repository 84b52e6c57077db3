import { feedings } from '@tzemed/contract/stock/feedings';
import { belongingRows } from '../../../belongings/rows/belonging-rows.ts';

export const rows = belongingRows('feedings', feedings, {
  order: [
    ['from', 'desc'],
    ['id', 'desc'],
  ],
});
