import { dayOf } from '@tzemed/contract/dates/days';

/** The day `YYYY-MM-DD` that it is where the product is at home, wherever the device is. */
export const todayInIsrael = () => dayOf(new Date());
