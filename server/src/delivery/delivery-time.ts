/** Recipient, and the delivery time (ISO) unless it was immediate. */
export type DeliveryTarget = { readonly userId: string; readonly at?: string };

/** The database's clock, by which jobs come, may be a little ahead of ours. */
const skewMs = 60_000;

/** Up to when things are told by a job that has come: it comes once, however far apart the clocks are, and what waits longer has one of its own. */
export const deliveryTimeOf = ({ at }: DeliveryTarget, now: Date) =>
  new Date(at === undefined ? now.getTime() + skewMs : Math.max(now.getTime(), Date.parse(at)));
