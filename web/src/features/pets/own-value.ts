import { isDay } from '@tzemed/contract/days';
import type { OwnField } from '@tzemed/contract/own-fields';

/** What stands in a field of somebody's own, as people read it. */
export const ownValue = ({ type, value }: Pick<OwnField, 'type' | 'value'>, day: (day: string) => string) =>
  type === 'date' && isDay(value) ? day(value) : value;
