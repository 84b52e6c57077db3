import type { RunningBudget } from '@tzemed/contract/money/budgets';

const dayMs = 86_400_000;
const dayNumber = (day: string) => Date.parse(day) / dayMs;

/**
 * Bar of a budget, as parts of the whole bar from 0 to 1. If the spending or the forecast is above the budget, the bar
 * is as long as that, and the budget is a gap in it.
 *
 * @property today how far into the period, as far as the budget goes
 */
export function progressOf({ amount, running: { from, to, today, spent, forecast } }: RunningBudget) {
  const expected = Math.max(spent, forecast?.amount ?? 0);
  const whole = Math.max(amount, expected);
  const days = dayNumber(to) - dayNumber(from) + 1;
  const passed = Math.min(days, Math.max(0, dayNumber(today) - dayNumber(from) + 1));
  return {
    spent: Math.max(0, spent) / whole,
    expected: forecast ? Math.max(0, expected) / whole : 0,
    limit: whole > amount ? amount / whole : undefined,
    today: (passed / days) * (amount / whole),
  };
}

/** Whole shekels, as shown, by which the forecast exceeds the budget; below zero, the amount that will be left. */
export const expectedBeyond = ({ amount, running: { forecast } }: RunningBudget) =>
  forecast ? Math.round(forecast.amount - amount) : undefined;

/** Above it; or above a level of it, the highest one; or on the way above it; or none of these. */
export function stateOf(budget: RunningBudget) {
  const { amount, levels, running } = budget;
  if (running.spent > amount) return { tone: 'danger' as const };
  const level = levels.findLast((one) => one <= running.percent);
  if (level !== undefined) return { tone: 'warn' as const, level };
  return { tone: (expectedBeyond(budget) ?? 0) > 0 ? ('warn' as const) : ('ok' as const) };
}
