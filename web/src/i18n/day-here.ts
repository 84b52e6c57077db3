import { dayOf } from '@tzemed/contract/days';

/** The day `YYYY-MM-DD` that it is where the product is at home, wherever the device is. */
export const dayHere = () => dayOf(new Date());
