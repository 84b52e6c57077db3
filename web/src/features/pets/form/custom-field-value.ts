import { isDay } from '@tzemed/contract/dates/days';
import type { OwnField } from '@tzemed/contract/pets/custom-fields';

/** Value of a custom field as displayed. */
export const customFieldValue = ({ type, value }: Pick<OwnField, 'type' | 'value'>, day: (day: string) => string) =>
  type === 'date' && isDay(value) ? day(value) : value;
