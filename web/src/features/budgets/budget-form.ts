import { type Budget, budgetInput, budgetLevelIn, newBudget } from '@tzemed/contract/money/budgets';
import * as z from 'zod/mini';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';

/** Values of the form; '' means all pets, as in the pet choice. */
export const budgetForm = z.extend(budgetInput, {
  householdId: newBudget.shape.householdId,
  petId: z.optional(z.nullable(z.string())),
  /** Typed, and not among the levels yet. */
  otherLevel: z.optional(z.nullable(budgetLevelIn)),
});
export type BudgetValues = z.input<typeof budgetForm>;

export function valuesOf(budget: Budget): BudgetValues {
  const { category, petId, ...values } = pickSchemaFields(budgetInput, budget);
  return { ...values, category: category ?? '', petId: petId ?? '', otherLevel: null };
}

/** Values to save: the typed level becomes one of the levels. */
export function withOtherLevel({ levels = [], otherLevel, ...values }: BudgetValues) {
  const all = new Set([...levels, ...(otherLevel ? [otherLevel] : [])]);
  return { ...values, levels: [...all].toSorted((a, b) => a - b), otherLevel: null };
}

export function bodyOf(values: BudgetValues) {
  const { petId, otherLevel: _, ...body } = withOtherLevel(values);
  return { ...body, petId: petId || null };
}
