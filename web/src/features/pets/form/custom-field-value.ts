import { isDay } from '@tzemed/contract/dates/days';
import type { OwnField } from '@tzemed/contract/pets/custom-fields';

/** What stands in a field of somebody's own, as people read it. */
export const customFieldValue = ({ type, value }: Pick<OwnField, 'type' | 'value'>, day: (day: string) => string) =>
  type === 'date' && isDay(value) ? day(value) : value;
