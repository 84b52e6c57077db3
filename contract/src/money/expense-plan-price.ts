import { planDays, type PlanSeries } from './expense-plan-days.ts';

/** Price that applies from a day on. */
export type PriceStep = { readonly from: string; readonly amount: number };

type Priced = {
  /** Price before the first step. */
  readonly amount: number;
  /** Each day once, in order. */
  readonly prices: readonly PriceStep[];
};

/** Price of a plan on a day, in the unit of the plan's own prices. */
export const priceOn = ({ amount, prices }: Priced, day: string) =>
  prices.findLast(({ from }) => from <= day)?.amount ?? amount;

/** Days and prices of a plan within a span, both ends included. */
export const paymentsOf = (plan: PlanSeries & Priced, span: { readonly from: string; readonly to: string }) =>
  planDays(plan, span).map((day) => ({ day, amount: priceOn(plan, day) }));
