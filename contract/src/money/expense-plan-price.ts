import { planDays, type PlanSeries } from './expense-plan-days.ts';

/** From a day on it costs so much. */
export type PriceStep = { readonly from: string; readonly amount: number };

type Priced = {
  /** What it costs before the first step. */
  readonly amount: number;
  /** Each day once, in order. */
  readonly prices: readonly PriceStep[];
};

/** What a day of a plan costs, in the unit in which its prices are said. */
export const priceOn = ({ amount, prices }: Priced, day: string) =>
  prices.findLast(({ from }) => from <= day)?.amount ?? amount;

/** What a plan costs on which of its days in a span, both of its ends included. */
export const paymentsOf = (plan: PlanSeries & Priced, span: { readonly from: string; readonly to: string }) =>
  planDays(plan, span).map((day) => ({ day, amount: priceOn(plan, day) }));
